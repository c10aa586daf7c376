type Language = "en" | "es" | "he";

const CLIENT: Record<Language, string> = { en: "Homeowner", es: "Propietario", he: "בעל בית" };
const TITLES: Record<Language, readonly [string, string, string]> = {
  en: ["Kitchen, wall to the dining room opened", "Deck behind the house", "Kitchen, new cabinets"],
  es: ["Cocina, muro al comedor abierto", "Terraza detrás de la casa", "Cocina, gabinetes nuevos"],
  he: ["מטבח, פתיחת הקיר לפינת האוכל", "דק מאחורי הבית", "מטבח, ארונות חדשים"],
};
const NOTES: Record<Language, string> = {
  en: "We cook daily: tell us for how many days the sink is off.",
  es: "Cocinamos a diario: digan cuántos días estará sin agua el fregadero.",
  he: "אנחנו מבשלים כל יום: כמה ימים הכיור יהיה מנותק?",
};

/** Answers of three clients: two to one questionnaire, so that they can be compared, and one that is not sent yet. */
export const sampleIntakes = (language: Language) =>
  [
    {
      template: "kitchen",
      state: "submitted",
      daysAgo: 2,
      answers: {
        ...{ layout: "move", floor: "190", run: "22", counters: "stone", flooring: "oak", appliances: "new" },
        ...{ who: "owner", lived: "yes", built1978: "yes", access: "stairs,pets" },
        ...{ budget: "9000", start: "three", plans: "sketch", note: NOTES[language] },
      },
    },
    {
      template: "deck",
      state: "draft",
      daysAgo: 1,
      answers: { deckArea: "240", boards: "composite", stairs: "yes", steps: "4" },
    },
    {
      template: "kitchen",
      state: "reviewed",
      daysAgo: 6,
      answers: {
        ...{ layout: "stay", floor: "140", run: "16", counters: "laminate", flooring: "vinyl" },
        ...{ who: "owner", lived: "no", built1978: "no", budget: "42000", start: "now", plans: "drawn" },
      },
    },
  ].map((row, n) => ({
    ...row,
    answers: row.answers as Record<string, string>,
    title: TITLES[language][n] ?? "",
    client: `${CLIENT[language]} ${n + 1}`,
    email: `homeowner-${n + 1}@example.com`,
    phone: "",
    place: "",
  }));
