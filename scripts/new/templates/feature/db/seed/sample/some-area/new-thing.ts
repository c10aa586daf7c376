import { samplePerson } from "../people.ts";

/** Examples of `new_thing`, oldest first; each is a day older than the next. */
export function sampleNewThing(language: "en" | "es" | "he") {
  return [
    { topic: samplePerson(language, "carpenter", 3) },
    { topic: samplePerson(language, "electrician", 1) },
  ];
}
