import { expect, test } from "vitest";
import { STATES } from "~/lib/us-states.ts";
import { CITIES } from "./cities.data.ts";
import { editionIn, isOfYear, placeOf } from "./places.logic.ts";
import { ADOPTED } from "./states.data.ts";

test("a city that is recorded counts before its state, however its name is written", () => {
  for (const typed of ["Houston", "houston", " City of Houston ", "HOUSTON."])
    expect(placeOf("TX", typed).own?.name).toBe("Houston");
  expect(placeOf("NY", "nyc").city).toBe("New York City");
  expect(editionIn(placeOf("TX", "Austin"), "IRC R311.7.3")).toMatchObject({ year: "2024" });
  // Of what the city has not adopted by itself the state's is in force.
  expect(editionIn(placeOf("TX", "Austin"), "NEC 210.8(A)")).toMatchObject({ year: "2023" });
});

test("a city alone says its state where one state is recorded with it, else the state is asked for", () => {
  expect(placeOf("", "Denver").state?.id).toBe("CO");
  expect(placeOf("", "Springfield")).toMatchObject({ needsState: true, state: undefined });
  expect(placeOf("", "").needsState).toBe(false);
});

test("a city that is not recorded leaves what the state says, and nothing is made up", () => {
  const tampa = placeOf("FL", "Tampa");
  expect(tampa).toMatchObject({ city: "Tampa", own: undefined });
  expect(editionIn(tampa, "IRC R311.7.3")?.year).toBe("2021");
  expect(editionIn(placeOf("TX", "El Paso"), "IRC R311.7.3")).toBeUndefined();
  expect(editionIn(placeOf("CA", ""), "OSHA 1926.501")).toBeUndefined();
  // Houston in another state is not Houston.
  expect(placeOf("CA", "Houston").own).toBeUndefined();
});

test("an edition of a span covers each of its years, and no remark on an older one", () => {
  expect(isOfYear("2018–2021 (2015: 147 in)", "2021")).toBe(true);
  expect(isOfYear("2018–2021 (2015: 147 in)", "2015")).toBe(false);
  expect(isOfYear("2021", "2024")).toBe(false);
  expect(isOfYear("29 CFR 1926 Subpart P", "2021")).toBe(false);
});

test("everything that is recorded has a day and a source, and no edition is in force before its year", () => {
  const ids = new Set(STATES.map(({ id }) => id));
  const all = [...Object.values(ADOPTED), ...CITIES];
  for (const { editions, asOf, source } of all) {
    expect(asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(source).not.toBe("");
    for (const { year, since } of editions) {
      expect(year).toMatch(/^20\d\d$/);
      if (since) expect([year, since >= `${Number(year) - 1}`]).toEqual([year, true]);
    }
  }
  for (const state of [...Object.keys(ADOPTED), ...CITIES.map(({ state }) => state)])
    expect(ids).toContain(state);
  for (const { state, name } of CITIES) expect(placeOf(state, name).own?.name).toBe(name);
});

test("something is recorded of every state, and where no edition holds in all of it that is said", () => {
  expect(STATES.filter(({ id }) => !ADOPTED[id]).map(({ name }) => name)).toEqual([]);
  const withoutEditions = STATES.filter(({ id }) => ADOPTED[id]?.editions.length === 0);
  // New York has a code of which no public text that was found says what it is made from.
  expect(withoutEditions.map(({ id }) => [id, ADOPTED[id]?.reach])).toEqual([
    ["AZ", "local"],
    ["IL", "least"],
    ["KS", "local"],
    ["MS", "local"],
    ["MO", "local"],
    ["NV", "local"],
    ["NY", "statewide"],
    ["WI", "own"],
  ]);
  // What stands there of a state without a code for homes is no edition of the book of homes.
  for (const { id } of STATES.filter(({ id }) => ADOPTED[id]?.reach === "notHomes"))
    expect([id, editionIn(placeOf(id, ""), "IRC R311.7.3")]).toEqual([id, undefined]);
  expect(editionIn(placeOf("WI", ""), "IRC R311.7.3")).toBeUndefined();
  expect(editionIn(placeOf("PA", ""), "IRC R311.7.3")).toMatchObject({ year: "2021", since: "2026-01-01" });
});
