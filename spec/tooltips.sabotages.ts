import { ofTheBuild, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = [
  ...ofTheBuild([
    ['tooltips.delay', '700 → 600 ms', 'src/ui/Tooltip.tsx', 'OPEN_DELAY_MS = 700', 'OPEN_DELAY_MS = 600', 'rested'],
  ]),
  ...ofTheSources([
    ['tooltips.delay', '700 → 900 ms', 'src/ui/Tooltip.tsx', 'OPEN_DELAY_MS = 700', 'OPEN_DELAY_MS = 900'],
    ['tooltips.skip', '300 → 600 ms', 'src/ui/Tooltip.tsx', 'SKIP_DELAY_MS = 300', 'SKIP_DELAY_MS = 600'],
    ['tooltips.skip', 'no skipping', 'src/ui/Tooltip.tsx', 'SKIP_DELAY_MS = 300', 'SKIP_DELAY_MS = 0'],
    ['tooltips.icon-only', 'one more control without a text', 'src/ui/CopyButton.tsx', '{label}', ''],
    ['tooltips.icon-only', 'other words than the name', 'src/ui/Dialog.tsx', '<Tooltip text="Chiudi">', '<Tooltip text="Fuori">'],
  ]),
]
