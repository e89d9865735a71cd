/** The icons of the site, by their names in lucide. */
export const iconNames = [
  'ArrowLeft', 'Baby', 'Building2', 'Calculator', 'CalendarRange', 'CloudFog', 'Coffee', 'Compass', 'Copy', 'Fish', 'KeyRound', 'Leaf', 'Percent',
  'Sailboat', 'Scale', 'Ship', 'Star', 'Sunset', 'Tag', 'VenetianMask', 'Waves', 'Waypoints', 'X',
] as const

export type IconName = (typeof iconNames)[number]
