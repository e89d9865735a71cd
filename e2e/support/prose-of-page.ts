import { fill } from '../../spec/support/product.ts'
import { checkPage } from '../harness/prose/check-page.ts'
import { italian } from '../italian/italian.ts'
import type { Vocabulary } from '../italian/vocabulary.ts'

/** The brand, whose words are in no dictionary. */
export const brand = ['{Product}', '{product}', '{url}', '{email}', '{phone}', '{legalName}', '{registeredOffice}', '{vatNumber}'].map(fill)

/** What an Italian editor would mend on a page, by requirement, each with the words around it. */
export const proseFindings = (document: Document, vocabulary: Vocabulary): { id: string; line: string }[] =>
  checkPage(document, italian, vocabulary).map(({ check, found, expected, place }) => ({ id: `prose.${check}`, line: `found ${found}, expected ${expected}, in «${place}»` }))
