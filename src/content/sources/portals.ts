import type { Sources } from './source.ts'

const read = '2026-11-21'

export const portals = {
  'cornell-2009': { publisher: 'Cornell University, Center for Hospitality Research', title: '<span lang="en">The Billboard Effect</span>', kind: 'data', date: '2009', read: '2026-11-23', address: 'https://ecommons.cornell.edu/handle/1813/71015' },
  'cornell-2017': { publisher: 'Cornell University, Center for Hospitality Research', title: "l'effetto vetrina dei portali", kind: 'data', date: '2017', read, address: 'https://scholarship.sha.cornell.edu/chrpubs/245/' },
  'bookingblog-vetrina': { publisher: 'Bookingblog', title: 'disintermediazione ed effetto vetrina', kind: 'guide', date: '2011', address: 'https://bookingblog.com/disintermediazione-ota-billboard-effect' },
  'uninform-vetrina': { publisher: 'Uninform', title: "una critica dell'effetto vetrina (pagina d'ingresso del blog)", kind: 'guide', address: 'https://blogturismo.uninform.com' },
  sweetguest: { publisher: 'Il Tempo', title: 'la gestione degli affitti brevi di Sweetguest', kind: 'press', date: '2018-04-21', read, address: 'https://www.iltempo.it/hitech/2018/04/21/news/affitti-brevi-sweetguest-guadagnare-con-airbnb-app-servizi-gestione-affitto-1062506/' },
  'commissioni-contindigital': { publisher: 'Contindigital', title: 'Commissioni Booking e Airbnb: il costo reale', kind: 'guide', date: '2026-01-03', read: '2026-11-22', address: 'https://contindigital.it/blog/commissioni-booking-airbnb-costo-reale' },
  'commissioni-15-18': { publisher: 'il Giornale', title: "trasformare l'appartamento in un extra reddito", kind: 'press', read, address: 'https://www.ilgiornale.it/news/economia/trasformare-lappartamento-extra-reddito-1186613.html' },
  'smoobu-costi': { publisher: 'Smoobu', title: 'l\'aumento dei costi per gli <span lang="en">host</span>', kind: 'guide', date: '2025', read, address: 'https://www.smoobu.com/it/blog/aumento-costi-singoli-host-airbnb' },
  'airbnb-modello-unico': { publisher: 'Hospitality Talks', title: 'Airbnb cambia le regole: addio commissione divisa, arriva il modello unico al 15,5%', kind: 'press', date: '2025', read, address: 'https://www.hospitalitytalks.it/airbnb-cambia-le-regole-addio-commissione-divisa-arriva-il-modello-unico-al-155/hotel-management/2025' },
  'airbnb-commissioni-2025': { publisher: 'Owner Value', title: 'Airbnb 2025: commissioni in aumento al 15,5%', kind: 'guide', date: '2025', read, address: 'https://www.owner-value.com/articoli/airbnb-2025-commissioni-in-aumento-al-15-5---cosa-cambia-per-gli-host' },
  'booking-iva-2023': { publisher: 'Forniture alberghiere', title: 'IVA sulle commissioni di Booking: cosa cambia dal 1° maggio', kind: 'guide', date: '2023', read, address: 'https://www.forniturealberghiereonline.it/blog-hotel/666-iva-sulle-commissioni-di-booking-cosa-cambia-dal-1-maggio' },
} satisfies Sources
