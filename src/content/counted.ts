const words = 'zero una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti'.split(' ')

/** «otto guide», «25 guide», of a feminine noun: words up to twenty, then figures. */
export const counted = (count: number, one: string, more: string): string => `${words[count] ?? count} ${count === 1 ? one : more}`

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
