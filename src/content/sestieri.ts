import type { Sestiere } from '../art/map/districts.ts'

/** Where «Sestieri segreti» speaks of each: the address of its heading. */
export const sestiereSections: Record<Sestiere, string> = {
  Cannaregio: 'cannaregio-dove-la-citta-guarda-a-nord',
  Castello: 'castello-la-coda-del-pesce',
  Dorsoduro: 'dorsoduro-oltre-le-gallerie',
  'San Polo': 'san-polo-a-due-passi-da-rialto',
  'Santa Croce': 'santa-croce-dove-si-arriva',
  'San Marco': 'san-marco-a-un-minuto-dalla-folla',
}
