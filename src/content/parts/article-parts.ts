import { Bars } from '../../art/figures/Bars'
import { DayLine } from '../../art/figures/DayLine'
import { Facade } from '../../art/figures/Facade'
import { LagoonMap } from '../../art/figures/LagoonMap'
import { Timeline } from '../../art/figures/Timeline'
import { Waterfall } from '../../art/figures/Waterfall'
import { WaterLine } from '../../art/figures/WaterLine'
import { Brief, Callout, SideNote, Sources, Update } from './boxes'
import { Formula } from './Formula'
import { Ledger } from './Ledger'
import { CallToAction, TextLink } from './links'

/** What an article's text may use beside Markdown. */
export const articleParts = {
  a: TextLink,
  Bars,
  Brief,
  Callout,
  CallToAction,
  DayLine,
  Facade,
  Formula,
  LagoonMap,
  Ledger,
  SideNote,
  Sources,
  Timeline,
  Update,
  Waterfall,
  WaterLine,
}
