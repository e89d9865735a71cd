import { Bars } from '../../art/figures/Bars.tsx'
import { DayLine } from '../../art/figures/DayLine.tsx'
import { Facade } from '../../art/figures/Facade.tsx'
import { FloorPlans } from '../../art/figures/FloorPlans.tsx'
import { LagoonMap } from '../../art/figures/LagoonMap.tsx'
import { Shares } from '../../art/figures/Shares.tsx'
import { SunsetFan } from '../../art/figures/SunsetFan.tsx'
import { Timeline } from '../../art/figures/Timeline.tsx'
import { Waterfall } from '../../art/figures/Waterfall.tsx'
import { WaterLine } from '../../art/figures/WaterLine.tsx'
import { Brief, Callout, SideFigure, SideNote, Sources, Update } from './boxes.tsx'
import { DashedList } from './DashedList.tsx'
import { Comparison, Formula } from './Formula.tsx'
import { Ledger } from './Ledger.tsx'
import { CallToAction, TextLink } from './links.tsx'
import { NumberedList } from './NumberedList.tsx'
import { Quotation } from './Quotation.tsx'
import { RowBar } from './RowBar.tsx'

/** What an article's text may use beside Markdown. */
export const articleParts = {
  a: TextLink,
  Bars,
  blockquote: Quotation,
  Brief,
  Callout,
  CallToAction,
  Comparison,
  DayLine,
  Facade,
  FloorPlans,
  Formula,
  LagoonMap,
  Ledger,
  ol: NumberedList,
  RowBar,
  Shares,
  SideFigure,
  SideNote,
  Sources,
  SunsetFan,
  Timeline,
  ul: DashedList,
  Update,
  Waterfall,
  WaterLine,
}
