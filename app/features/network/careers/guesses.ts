import { fold } from "~/lib/fold.ts";
import type { TicketKind, Trade } from "./career.ts";

/** By what a job says its trade, in the languages of the site; folded beginnings of words, the narrower first. */
const BY_TITLE: readonly (readonly [Trade, readonly string[]])[] = [
  ["estimating", ["estimat", "presupuest", "תמחיר", "תמחור"]],
  ["safety", ["safety", "hse", "ehs", "seguridad", "בטיחות", "ממונה בטיחות"]],
  ["welding", ["weld", "soldad", "רתך"]],
  ["steel", ["ironwork", "steel", "fierrer", "acero", "ברזלן", "פלדה"]],
  ["electrical", ["electric", "lineman", "חשמל"]],
  ["plumbing", ["plumb", "pipefit", "plomer", "fontaner", "אינסטל", "שרברב"]],
  ["hvac", ["hvac", "refrigerat", "sheet metal", "clima", "מיזוג"]],
  ["roofing", ["roof", "techad", "techos", "גגן", "גגות"]],
  ["drywall", ["drywall", "plaster", "tablaroc", "yeser", "גבס"]],
  ["tile", ["tile", "azulej", "רצף", "ריצוף"]],
  ["flooring", ["floor", "pisos", "פרקט"]],
  ["paint", ["paint", "pintor", "pintura", "צבע"]],
  ["masonry", ["mason", "brick", "albañil", "בנאי"]],
  ["concrete", ["concrete", "cement", "formwork", "concreto", "cimbr", "בטון", "טפסן"]],
  ["carpentry", ["carpent", "framer", "joiner", "cabinet", "נגר"]],
  ["excavation", ["excavat", "earthwork", "חפירה"]],
  ["machines", ["operator", "crane", "operador", "grua", "מפעיל", "עגורנ", "מנופ"]],
  ["supervision", ["superintend", "foreman", "supervis", "project manager", "capataz", "residente", "מנהל"]],
];

const BY_NAME: readonly (readonly [TicketKind, readonly string[]])[] = [
  ["osha30", ["osha 30", "osha-30", "osha30", "30 hour", "30-hour"]],
  ["osha10", ["osha 10", "osha-10", "osha10", "10 hour", "10-hour"]],
  ["firstAid", ["first aid", "cpr", "primeros auxilios", "עזרה ראשונה"]],
  ["forklift", ["forklift", "montacarg", "מלגזה"]],
  ["crane", ["crane", "nccco", "grua", "עגורן"]],
  ["rigging", ["rigg", "signal", "izaje"]],
  ["scaffold", ["scaffold", "andamio", "פיגומ"]],
  ["welding", ["weld", "aws d1", "soldad", "רתך", "ריתוך"]],
  ["confined", ["confined", "confinado", "מקום מוקף"]],
  ["flagger", ["flagg", "bandere", "מכוון תנועה"]],
  ["cdl", ["cdl", "commercial driver"]],
  ["epa608", ["epa 608", "epa section 608", "section 608"]],
  ["electrician", ["electrician", "electricista", "חשמלאי"]],
  ["plumber", ["plumber", "plomero", "אינסטלטור", "שרברב"]],
];

function firstOf<Found extends string>(
  list: readonly (readonly [Found, readonly string[]])[],
  text: string,
): Found | undefined {
  const looked = ` ${fold(text)}`;
  return list.find(([, begins]) => begins.some((begin) => looked.includes(` ${fold(begin)}`)))?.[0];
}

/** The trade that a job says, as a beginning: its owner looks at it. */
export const guessTrade = (title: string): Trade => firstOf(BY_TITLE, title) ?? "other";

/** The kind of a ticket by what it is called. */
export const guessTicket = (called: string): TicketKind => firstOf(BY_NAME, called) ?? "other";
