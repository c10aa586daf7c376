import { sampleFirm, samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

/** Ten made-up owners around Chicago: six who build, four yards. */
const OWNERS = [
  { trade: "carpenter", number: 4, town: "Evanston", latitude: 42.05, longitude: -87.69 },
  { trade: "mason", number: 2, town: "Cicero", latitude: 41.85, longitude: -87.76 },
  { trade: "roofer", number: 3, town: "Oak Park", latitude: 41.89, longitude: -87.79 },
  { trade: "plumber", number: 5, town: "Naperville", latitude: 41.77, longitude: -88.15 },
  { trade: "electrician", number: 2, town: "Joliet", latitude: 41.53, longitude: -88.08 },
  { trade: "foreman", number: 6, town: "Aurora", latitude: 41.76, longitude: -88.32 },
  { firm: 1, town: "Chicago", latitude: 41.84, longitude: -87.68 },
  { firm: 2, town: "Elgin", latitude: 42.04, longitude: -88.28 },
  { firm: 3, town: "Skokie", latitude: 42.03, longitude: -87.74 },
  { firm: 4, town: "Hammond", latitude: 41.58, longitude: -87.5 },
] as const;

const WORDS = {
  en: "Made up, to show what a listing looks like: nobody rents this machine out.",
  es: "Inventada, para mostrar cómo es un anuncio: nadie alquila esta máquina.",
  he: "מומצאת, כדי להראות איך נראית מודעה: איש אינו משכיר את המכונה הזאת.",
} as const;

export interface SampleOwner {
  called: string;
  kind: "builder" | "company";
  town: string;
  latitude: number;
  longitude: number;
}

/** The owners of the sample machines, as each language calls them. */
export const sampleOwners = (language: Language): SampleOwner[] =>
  OWNERS.map((owner) => ({
    called:
      "firm" in owner
        ? sampleFirm(language, "rental", owner.firm)
        : samplePerson(language, owner.trade, owner.number),
    kind: "firm" in owner ? "company" : "builder",
    town: owner.town,
    latitude: owner.latitude,
    longitude: owner.longitude,
  }));

export const sampleRentalWords = (language: Language): string => WORDS[language];
