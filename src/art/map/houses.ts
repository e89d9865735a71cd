import { randomFrom } from '../graver/random.ts'
import { fill, type Part } from '../kit/mark.ts'

const LENGTH = 220

/** A row of houses seen from above their fronts: walls, roofs, doors; gaps are calli. */
function rowOf(id: string, seed: number): Part {
  const random = randomFrom(seed)
  let [walls, roofs, dark] = ['', '', '']
  for (let x = 0; x < LENGTH; ) {
    const wide = 9 + Math.round(random() * 7)
    const tall = 4 + Math.round(random() * 3)
    walls += `M${x} 0v-${tall}h${wide}v${tall}z`
    roofs += random() < 0.5 ? `M${x - 1}-${tall}l3-5h${wide - 4}l3 5z` : `M${x - 1}-${tall}l${wide / 2 + 1}-6 ${wide / 2 + 1} 6z`
    dark += `M${x} 0h${wide}v1h-${wide}zM${x + 3} 0v-3h2v3z`
    x += wide + (random() < 0.3 ? 9 : 1)
  }
  return { id, marks: [fill('paper', walls), fill('red', roofs), fill('key', dark)] }
}

export const houseRow = rowOf('ha', 5)
export const otherRow = rowOf('hb', 17)
