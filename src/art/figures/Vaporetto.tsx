import { css } from '@emotion/react'
import { box, disc } from '../kit/shapes.ts'
import { engraving, waves } from './canal-scene.ts'

const plate = css({ display: 'block', width: '100%', height: 'auto' })

/** A vaporetto coming along the Grand Canal, palaces and a dome behind it, its number on its board; the words beside it say what it is. */
export function Vaporetto({ number }: { number: string }) {
  return (
    <svg css={plate} aria-hidden viewBox="0 -162 360 346">
      <path className="t" d={box(0, -162, 360, 266)} />
      <path className="C" strokeWidth="360" strokeDasharray={engraving} pathLength="152" d="M180 -162V104" />
      <path className="k" d={box(0, 104, 360, 80)} />
      <path className="o" d={disc(292, -88, 32)} />
      <path className="a" d="M0 104V34h22V20h40v24h20V6h32v98zM124 104V36h10q0-42 34-50v-16h4v16q34 8 34 50h10v68zM218 104V22h28v16h26V2h34v34h26V26h28v78z" />
      <path className="a" d={waves(11, 108, 184, 10)} />
      <path className="c K" strokeWidth="1.5" d="M72 52H276L286 96H72z" />
      <path className="c K" strokeWidth="1.5" d="M30 84Q180 98 330 76L324 100Q180 116 42 106z" />
      <path className="k" d="M62 44H284l6 8H62zM204 44v-14h34l4 14zM42 106Q180 116 324 100l-6 10Q180 122 48 114z" />
      <path className="f" d="M82 60h24v20H82zM114 60h24v20h-24zM146 60h24v20h-24zM178 60h24v20h-24zM210 60h24v20h-24zM244 60h20l5 20h-25z" />
      <path className="c" d="M209 33h12v7h-12zM226 33h9v7h-9z" />
      <path className="o" d="M33 91Q180 105 328 84v5Q180 110 35 96z" />
      <path className="K" strokeWidth="3" d="M34 84V62H72M280 62h34v16M34 73H72M284 70h30M92 44V22" />
      <path className="c K" strokeWidth="3" d={`${disc(92, 22, 14)}z`} />
      <text className="k" x="92" y="28" fontWeight="700" textAnchor="middle">
        {number}
      </text>
      <path className="c" d="M4 118q60-6 130 4-70 8-130-4zM240 118q70-8 116-2-46 12-116 2z" />
    </svg>
  )
}
