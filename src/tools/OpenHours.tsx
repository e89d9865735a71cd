import { Fragment } from 'react'
import { lower, openingRows, SHUT } from './opening.ts'
import { office } from './schedules.ts'

const rows = openingRows(office).filter(({ hours }) => hours !== SHUT)

/** When the office is open, in a line of a span each: «lunedì–venerdì 9:00–18:00, sabato 9:00–14:00». */
export const OpenHours = () =>
  rows.map(({ days, hours }, place) => (
    <Fragment key={days}>
      {place > 0 && ' '}
      <span>{`${lower(days)} ${hours}${place < rows.length - 1 ? ',' : ''}`}</span>
    </Fragment>
  ))
