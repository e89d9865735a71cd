/** The sign, a bricola of three poles: path data for a 32 x 36 box. The middle pole wants an edge in the ground's colour. */
export const logo = {
  viewBox: '0 0 32 36',
  outerPoles: 'M2 31L11 7q2-3 4-1L9 31zM30 31L21 7q-2-3-4-1l6 25z',
  middlePole: 'M12 31L14 3q2-4 4 0l2 28z',
  rope: 'M8 14q8 3 16 0l1 4q-9 3-18 0z',
  water: 'M0 33q4-3 8 0t8 0 8 0 8 0v2q-4 2-8 0t-8 0-8 0-8 0z',
} as const
