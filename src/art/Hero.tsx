import { hero } from 'virtual:pictures'
import { Prerendered } from '../ui/Prerendered'
import { Plate } from './Plate'

/**
 * The home page's veduta: inline in the prerendered page, as the one picture of the first view;
 * a file like the others when the reader comes from another page.
 */
export function Hero() {
  return (
    <Prerendered id="veduta">
      {() =>
        import.meta.env.SSR ? (
          <svg viewBox={hero.viewBox} preserveAspectRatio="xMaxYMax slice" aria-hidden dangerouslySetInnerHTML={{ __html: hero.markup }} />
        ) : (
          <Plate name="home" eager />
        )
      }
    </Prerendered>
  )
}
