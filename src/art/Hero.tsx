import { hero } from 'virtual:pictures'

/** The home page's veduta: inline, as the one picture of the first view. */
export function Hero() {
  return <svg viewBox={hero.viewBox} preserveAspectRatio="xMaxYMax slice" aria-hidden dangerouslySetInnerHTML={{ __html: hero.markup }} />
}
