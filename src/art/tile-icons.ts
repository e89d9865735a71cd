import { fill, group, hatch, line, type Mark } from './kit/mark.ts'
import { disc, star } from './kit/shapes.ts'

export type TileIconName = 'apartment' | 'key' | 'compass' | 'coins'

/** The four signs of the home page, 64 x 64 each: at the left edge, as the words are. */
export const tileIconMarks: Record<TileIconName, readonly Mark[]> = {
  apartment: [
    group(
      'translate(-12)',
      fill('gold', 'M12 62V30C12 14 28 14 32 2C36 14 52 14 52 30V62z'),
      fill('key', 'M17 62V33c0-8 6-8 8-12 1-6 5-8 7-12 2 4 6 6 7 12 2 4 8 4 8 12v29z'),
      line('gold', 'M32 30V62M17 44H47', 2.5),
      fill('red', 'M14 54h36v6H14z'),
    ),
  ],
  key: [
    group(
      'translate(-14)',
      fill(
        'gold',
        'M32 4a10 10 0 0 1 10 9a9 9 0 1 1 0 18a10 10 0 0 1-6 6v14h12v11h-4v-4h-4v4h-4v-4h-0v4h-8V37a10 10 0 0 1-6-6a9 9 0 1 1 0-18a10 10 0 0 1 10-9z',
      ),
      fill('key', disc(32, 13, 4) + disc(23, 22, 4) + disc(41, 22, 4) + disc(32, 31, 4)),
      fill('red', disc(32, 22, 4)),
    ),
  ],
  compass: [
    group(
      'translate(-2)',
      line('gold', disc(32, 32, 27), 2),
      hatch('gold', disc(32, 32, 22), 5, '1.5 3'),
      fill('paper', star(32, 32, 29)),
      fill('red', 'M32 2l4 26-4 4zM62 32l-26 4-4-4zM32 62l-4-26 4-4zM2 32l26-4 4 4z'),
    ),
  ],
  coins: [
    group(
      'translate(-8)',
      fill('gold', disc(20, 50, 12) + disc(44, 40, 16) + disc(24, 18, 14)),
      hatch('key', disc(20, 50, 9) + disc(44, 40, 13) + disc(24, 18, 11), 3, '1.5 3'),
      fill('key', 'M22 12h4v12h-4zM42 33h4v14h-4zM18 46h4v8h-4z'),
    ),
  ],
}
