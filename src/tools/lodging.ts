/** A family's or a couple's choice between a house and rooms, with the prices of the article. */
export const lodging = {
  nights: 3,
  /** A double room, a night. */
  room: 180,
  /** The house, a night, whoever sleeps there. */
  house: 210,
  /** The final cleaning that the guest is asked for. */
  cleaning: 80,
  /** The average room of Venice in the second quarter of 2025. */
  averageRoom: 264.78,
} as const

export const houseTotal = (nights: number = lodging.nights) => lodging.house * nights + lodging.cleaning

export const hotelTotal = ({ rooms, price = lodging.room }: { rooms: number; price?: number }) => rooms * price * lodging.nights

/** The price of a room at which house and hotel cost the same. */
export const evenRoomPrice = (rooms: number) => houseTotal() / (rooms * lodging.nights)

/** Of the house's total, percent. */
export const cleaningShare = (nights: number) => (lodging.cleaning / houseTotal(nights)) * 100
