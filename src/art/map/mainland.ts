/** Shores that leave the sheet: the mainland, and the point of Cavallino. Written like those of the sestieri. */
export const mainland = {
  Terraferma: ['2780 4590 2835 4665 2890 4720 2970 4772 3060 4815 3150 4862 3262 4912 3390 4968 3480 5030 3560 5062 3600 5150 2600 5150 2500 4700'],
  Cavallino: [
    '4345 4232 4300 4300 4262 4385 4250 4440 4244 4475 4262 4532 4300 4580 4362 4632 4440 4688 4468 4712 4520 4722 4600 4760 4760 4820 4900 4700 4800 4480 4560 4330 4440 4258',
  ],
} as const

/** The causeway of road and railway. */
export const causeway = '2790 4610 3080 4442 3150 4408'
