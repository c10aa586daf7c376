type Language = "en" | "es" | "he";

const NAMES: Record<Language, string> = {
  en: "Sample: weekly progress flight over the pad",
  es: "Ejemplo: vuelo semanal de avance sobre la plataforma",
  he: "דוגמה: טיסת התקדמות שבועית מעל המשטח",
};

/** A mission over a field at the edge of Denver, which is nobody's site. */
export const sampleMission = (language: Language) => ({
  name: NAMES[language],
  plan: String(
    new URLSearchParams({
      ...{ units: "us", camera: "phantom4rtk", centre: "39.7000, -104.7000", width: "492", depth: "328" },
      ...{ turn: "0", altitude: "197", front: "75", side: "65", speed: "11", zone: "America/Denver" },
      airspace: "unknown",
    }),
  ),
});
