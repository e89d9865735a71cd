/** Fixed lists of articles, by slug, in the specification's order. */
export const ownerArticles = [
  'doppia-inconsapevolezza',
  'hotel-o-appartamento',
  'prezzo-affitti-brevi',
  'locazioni-transitorie',
  'guest-experience-wow',
  'recensioni-5-stelle',
  'recensioni-obiettivita',
  'conto-economico-locazione-breve',
  'ota-costo-investimento',
  'check-in-automatico',
]

export const guestArticles = [
  'sestieri-segreti',
  'mercato-rialto',
  'venezia-tramonto',
  'tradizioni-veneziane',
  'navigare-laguna',
  'venezia-sostenibile',
  'venezia-bambini',
  'trasporti-venezia',
]

export const labArticles = ['quando-conviene-locazione-turistica', 'calcolo-rendimento-reale']

export const labOpinion = 'doppia-inconsapevolezza'

/** The home page: one featured, one of the Lab, nine more. */
export const recentArticles = {
  featured: 'hotel-o-appartamento',
  lab: 'calcolo-rendimento-reale',
  others: [
    'sestieri-segreti',
    'mercato-rialto',
    'venezia-tramonto',
    'tradizioni-veneziane',
    'navigare-laguna',
    'prezzo-affitti-brevi',
    'guest-experience-wow',
    'venezia-bambini',
    'trasporti-venezia',
  ],
}
