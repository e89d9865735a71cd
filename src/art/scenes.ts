import type { Scene } from './kit/mark.ts'
import type { PlateName } from './plates.ts'
import { scene as notFound } from './scenes/404.ts'
import { scene as blog } from './scenes/blog.ts'
import { scene as calcoloRendimentoReale } from './scenes/calcolo-rendimento-reale.ts'
import { scene as checkInAutomatico } from './scenes/check-in-automatico.ts'
import { scene as contatti } from './scenes/contatti.ts'
import { scene as contoEconomicoLocazioneBreve } from './scenes/conto-economico-locazione-breve.ts'
import { scene as doppiaInconsapevolezza } from './scenes/doppia-inconsapevolezza.ts'
import { scene as footer } from './scenes/footer.ts'
import { scene as guestExperienceWow } from './scenes/guest-experience-wow.ts'
import { scene as home } from './scenes/home.ts'
import { scene as hotelOAppartamento } from './scenes/hotel-o-appartamento.ts'
import { scene as lab } from './scenes/lab.ts'
import { scene as locazioniTransitorie } from './scenes/locazioni-transitorie.ts'
import { scene as mercatoRialto } from './scenes/mercato-rialto.ts'
import { scene as navigareLaguna } from './scenes/navigare-laguna.ts'
import { scene as ospite } from './scenes/ospite.ts'
import { scene as otaCostoInvestimento } from './scenes/ota-costo-investimento.ts'
import { scene as prezzoAffittiBrevi } from './scenes/prezzo-affitti-brevi.ts'
import { scene as proprietario } from './scenes/proprietario.ts'
import { scene as quandoConvieneLocazioneTuristica } from './scenes/quando-conviene-locazione-turistica.ts'
import { scene as recensioni5Stelle } from './scenes/recensioni-5-stelle.ts'
import { scene as recensioniObiettivita } from './scenes/recensioni-obiettivita.ts'
import { scene as sestieriSegreti } from './scenes/sestieri-segreti.ts'
import { scene as tradizioniVeneziane } from './scenes/tradizioni-veneziane.ts'
import { scene as trasportiVenezia } from './scenes/trasporti-venezia.ts'
import { scene as veneziaBambini } from './scenes/venezia-bambini.ts'
import { scene as veneziaSostenibile } from './scenes/venezia-sostenibile.ts'
import { scene as veneziaTramonto } from './scenes/venezia-tramonto.ts'
import { scene as welcome } from './scenes/welcome.ts'

export const scenes: Record<PlateName, Scene> = {
  'calcolo-rendimento-reale': calcoloRendimentoReale,
  'check-in-automatico': checkInAutomatico,
  'conto-economico-locazione-breve': contoEconomicoLocazioneBreve,
  'doppia-inconsapevolezza': doppiaInconsapevolezza,
  'guest-experience-wow': guestExperienceWow,
  'hotel-o-appartamento': hotelOAppartamento,
  'locazioni-transitorie': locazioniTransitorie,
  'mercato-rialto': mercatoRialto,
  'navigare-laguna': navigareLaguna,
  'ota-costo-investimento': otaCostoInvestimento,
  'prezzo-affitti-brevi': prezzoAffittiBrevi,
  'quando-conviene-locazione-turistica': quandoConvieneLocazioneTuristica,
  'recensioni-5-stelle': recensioni5Stelle,
  'recensioni-obiettivita': recensioniObiettivita,
  'sestieri-segreti': sestieriSegreti,
  'tradizioni-veneziane': tradizioniVeneziane,
  'trasporti-venezia': trasportiVenezia,
  'venezia-bambini': veneziaBambini,
  'venezia-sostenibile': veneziaSostenibile,
  'venezia-tramonto': veneziaTramonto,
  home,
  blog,
  proprietario,
  ospite,
  lab,
  contatti,
  '404': notFound,
  welcome,
  footer,
}
