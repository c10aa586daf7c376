import { samplePerson } from "../people.ts";

/** Examples of `new_thing`, newest last. */
export function sampleNewThing(language: "en" | "es" | "he") {
  return [
    { title: samplePerson(language, "carpenter", 3) },
    { title: samplePerson(language, "electrician", 1) },
  ];
}
