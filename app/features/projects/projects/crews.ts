/** A crew of a day: what it is called, how many, and how many hours each. */
export interface Crew {
  name: string;
  people: number;
  hours: number;
}

const LINE =
  /^(?<name>.*?\S)?[\s,:;–-]*(?<people>\d{1,3}) ?[x×*@] ?(?<hours>\d{1,2}(?:[.,]\d{1,2})?) ?(?:h|hrs?|hours?|horas?|ש|שעות)?\.?$/iu;

/**
 * Reads the crews of a day, a line each: "Framers 4 x 8", "Carpinteros: 3 × 7.5 h". A line that says no such thing is
 * kept as it is and counts nobody.
 */
export function readCrews(text: string): { crews: Crew[]; unread: string[] } {
  const crews: Crew[] = [];
  const unread: string[] = [];
  for (const line of text
    .split("\n")
    .map((each) => each.trim())
    .filter(Boolean)) {
    const found = LINE.exec(line)?.groups;
    const hours = Number(found?.hours?.replace(",", "."));
    const people = Number(found?.people);
    if (found && hours <= 24) crews.push({ name: found.name ?? "", people, hours });
    else unread.push(line);
  }
  return { crews, unread };
}

/** People on the job, and the hours that they worked together. */
export function crewTotals(text: string): { people: number; hours: number } {
  const { crews } = readCrews(text);
  return {
    people: crews.reduce((sum, { people }) => sum + people, 0),
    hours: Math.round(crews.reduce((sum, { people, hours }) => sum + people * hours, 0) * 100) / 100,
  };
}
