import { samplePerson } from "../people.ts";

/** Examples of `job_site_locator`, newest last. */
export function sampleJobSiteLocator(language: "en" | "es" | "he") {
  return [
    { title: samplePerson(language, "carpenter", 3) },
    { title: samplePerson(language, "electrician", 1) },
  ];
}
