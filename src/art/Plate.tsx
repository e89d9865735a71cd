import { type PictureName, plateUrl } from 'virtual:pictures'
import { plateSize } from './plates'

interface PlateProps {
  name: PictureName
  /** A plate in the first view is fetched at once, the others when they come near. */
  eager?: boolean
}

const tileSize = { width: 64, height: 64 }

/** A picture beside words that say the same: its alternative text is empty. */
export function Plate({ name, eager = false }: PlateProps) {
  const { width, height } = name in plateSize ? plateSize[name as keyof typeof plateSize] : tileSize
  return <img src={plateUrl[name]} width={width} height={height} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
}
