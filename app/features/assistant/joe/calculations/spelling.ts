/**
 * What calculations are known by and crews misspell, folded. Only words that no other word of a site is one letter off
 * from: "tread" and "thread" are two things.
 */
const KNOWN =
  "drywall sheetrock concrete footing asphalt plywood sheathing insulation excavation shingles rafters rafter joists overhang diameter perimeter thickness diagonal conduit receptacle retainage decking gravel gallons masonry brickwork velocity ventilation humidity inches ampacity extinguisher extinguishers scaffold scaffolding receptacles occupants occupancy countertop " +
  "concreto hormigon zapata varilla varillas ladrillos ladrillo bloques tablaroca azulejos azulejo losetas espesor pulgadas pulgada desperdicio profundidad pintura escalones escalera techumbre pendiente ampacidad andamio extintores cuantos cuantas cuanto";
const WORDS = KNOWN.split(" ");
const SHORTEST = 6;

/** Whether one letter more, less, other or two exchanged make one word of the other. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (a.length !== b.length) return restA.slice(1) === restB || restA === restB.slice(1);
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** Whether they are forms of one word and no slip: drywalls, footings, and the gallon of gallons. */
const isForm = (word: string, known: string) => word.startsWith(known) || known === `${word}s`;

/** A question whose words for things are spelled as they are known; every other word stays as it is. */
export function withSpelling(question: string): string {
  return question.replace(/(?<!\p{L})[A-Za-záéíóúñÁÉÍÓÚÑ]{6,14}(?!\p{L})/gu, (word) => {
    const lower = word.toLowerCase();
    const plain = lower.normalize("NFD").replace(/\p{M}/gu, "");
    if (plain.length < SHORTEST || WORDS.includes(plain)) return word;
    const near = WORDS.filter((known) => isOneOff(plain, known));
    const [only] = near;
    if (!only || near.length > 1) return word;
    return isForm(plain, only) ? word : only;
  });
}
