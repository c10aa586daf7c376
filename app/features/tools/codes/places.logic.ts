import { fold } from "~/lib/fold.ts";
import { STATES } from "~/lib/us-states.ts";
import { CITIES, type City } from "./cities.data.ts";
import { ADOPTED, type Adopted, type AdoptedBook, type AdoptedEdition } from "./states.data.ts";

/** As names of places are compared: without accents, points and what an office writes before them. */
const nameKey = (name: string) =>
  fold(name)
    .trim()
    .replace(/^(?:the )?(?:city|town|village)(?: and county)? of /, "")
    .replace(/[.,]/g, "")
    .replace(/\s+/g, " ");

const isCalled = ({ name, also = [] }: City, key: string) =>
  [name, ...also].some((one) => nameKey(one) === key);

/** A place as an address asks for it, and what is recorded of it. */
export interface Place {
  state?: { id: string; name: string };
  /** What is recorded of the whole state. */
  adopted?: Adopted;
  /** As typed, or as it is called where it is recorded. */
  city: string;
  /** What the city itself has adopted. */
  own?: City;
  /** Places of the state that are recorded. */
  recorded: readonly string[];
  /** A city without a state, which several states could have. */
  needsState: boolean;
}

/**
 * Whose editions hold where somebody builds: the city's where they are recorded, else the state's. A city that only one
 * state is recorded with says the state by itself.
 */
export function placeOf(state: string, city: string): Place {
  const key = nameKey(city);
  const called = key ? CITIES.filter((one) => isCalled(one, key) && (!state || one.state === state)) : [];
  const own = called.length === 1 ? called[0] : undefined;
  const id = state || own?.state;
  return {
    state: STATES.find((one) => one.id === id),
    adopted: id ? ADOPTED[id] : undefined,
    city: own?.name ?? city,
    own,
    recorded: CITIES.filter((one) => one.state === id).map(({ name }) => name),
    needsState: key !== "" && !id,
  };
}

const BOOKS_ADOPTED: readonly AdoptedBook[] = ["IBC", "IRC", "NEC"];

/** The edition of a section's book in a place: the city's before the state's; a local state's is nobody's. */
export function editionIn({ own, adopted }: Place, section: string): AdoptedEdition | undefined {
  const book = BOOKS_ADOPTED.find((one) => section.startsWith(`${one} `));
  const ofBook = (editions: readonly AdoptedEdition[] = []) => editions.find((one) => one.book === book);
  return book && (ofBook(own?.editions) ?? ofBook(adopted?.editions));
}

/** Whether the edition by which a provision is recorded, such as `2018–2021 (2015: 147 in)`, covers a year. */
export function isOfYear(edition: string, year: string): boolean {
  const [, from, to] = /^(\d{4})(?:\s*[–-]\s*(\d{4}))?/.exec(edition) ?? [];
  return from !== undefined && Number(from) <= Number(year) && Number(year) <= Number(to ?? from);
}
