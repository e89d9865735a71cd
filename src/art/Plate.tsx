import { pictures } from 'virtual:pictures'
import { noScene } from './no-scene.ts'

interface PlateProps {
  name: string
  /** A plate in the first view is fetched at once, the others when they come near. */
  eager?: boolean
}

/** A picture beside words that say the same: its alternative text is empty. */
export function Plate({ name, eager = false }: PlateProps) {
  const picture = pictures[name]
  if (!picture) throw noScene(name)
  const { url, width, height } = picture
  return <img src={url} width={width} height={height} alt="" loading={eager ? undefined : 'lazy'} />
}
