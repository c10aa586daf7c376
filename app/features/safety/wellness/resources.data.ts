/**
 * Lines to talk to, by country, as they are known in November 2026; the pages say so, and to verify. Sources: the Laborers'
 * Health and Safety Fund of North America on 988 (lhsfna.org/meet-988-the-new-national-suicide-and-crisis-lifeline, also of
 * Spanish), samaritans.org, the Spanish ministry's line 024 (sanidad.gob.es), eran.org.il, lifeline.org.au.
 */
export const RESOURCES = [
  { country: "US", number: "988", operator: "988 Lifeline", site: "https://988lifeline.org" },
  { country: "GB", number: "116 123", operator: "Samaritans", site: "https://www.samaritans.org" },
  { country: "ES", number: "024", operator: "Línea 024", site: "https://www.sanidad.gob.es" },
  { country: "IL", number: "1201", operator: "ERAN", site: "https://www.eran.org.il" },
  { country: "AU", number: "13 11 14", operator: "Lifeline", site: "https://www.lifeline.org.au" },
] as const;
