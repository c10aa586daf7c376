import { spoken } from "../spoken.ts";
import type { Subject } from "./limit.ts";

const DOOR = spoken(/\b(doors?|doorways?|puertas?)\b/, "דלת|דלתות|פתח דלת");

/** Linings, openings to attic and crawl space, warmth and loads of a house. */
export const HOUSE_SUBJECTS: readonly Subject[] = [
  {
    id: "garageDrywall",
    thing: spoken(
      /\b(drywall|sheet ?rock|gypsum( board)?|tablarr?oca|panel(es)? de yeso|yeso)\b/,
      "גבס|לוח גבס|לוחות גבס",
    ),
    also: spoken(/\b(garages?|cocheras?|garajes?)\b/, "חניה|מוסך|גראז'"),
    with: spoken(
      /\b(garages?|walls?|ceilings?|cocheras?|garajes?|pared(es)?|muros?|techos?)\b/,
      "חניה|קיר|קירות|תקרה",
    ),
    property: ["thickness"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r302-6", occupancy: "house", where: "garageWall", least: 0.5 },
      { article: "irc-r302-6", occupancy: "house", where: "belowRooms", least: 0.625 },
    ],
  },
  {
    id: "garageDoor",
    thing: DOOR,
    also: spoken(/\b(garages?|cocheras?|garajes?)\b/, "חניה|מוסך|גראז'"),
    // Solid it has to be, and close by itself.
    not: /\b(hollow|no (?:self|closer)|without|not self|isn'?t self|hueca|overhead|roll|sin|no cierra|no se cierra|wide|high|tall|clear|bedrooms?|sleeping|recamaras?|dormitorios?)\b|חלול|בלי|ללא|לא נסגרת|חדר שינה/u,
    with: spoken(
      /\b(garages?|house|kitchen|wood|solid|cocheras?|garajes?|cocina|madera)\b/,
      "חניה|בית|עץ|מטבח",
    ),
    property: ["thickness"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r302-5-1", occupancy: "house", least: 1.375 }],
  },
  {
    id: "atticAccess",
    thing: spoken(
      /\b(attic (access|hatch|openings?|scuttle)|acceso al (atico|desvan)|(abertura|hueco|entrada) (al?|del?) (atico|desvan))\b/,
      "פתח לעליית גג|פתח עליית גג|פתח לעליית הגג|פתח גישה לעליית גג|גישה לעליית גג",
    ),
    property: ["size"],
    unsaid: true,
    unit: "in",
    sides: [22, 30],
    anyWay: true,
    limits: [{ article: "irc-r807-1", occupancy: "house", least: 660 }],
  },
  {
    id: "atticHeadroom",
    thing: spoken(
      /\b(head ?-?rooms?|(height|clear(ance)?|space) (above|over)|altura libre|libres? (arriba|encima)|(altura|espacio) (arriba|encima))\b/,
      "גובה פנוי|גובה ראש|גובה מעל|מעליו|מעל הפתח",
    ),
    also: spoken(
      /\b(attic (access|hatch|openings?|scuttle)|acceso al (atico|desvan))\b/,
      "פתח לעליית גג|פתח עליית גג|פתח גישה לעליית גג|גישה לעליית גג",
    ),
    with: spoken(/\b(attic|hatch|atico)\b/, "עליית גג|פתח"),
    property: ["height", "distance"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r807-1", occupancy: "house", least: 30 }],
  },
  {
    id: "underStair",
    thing: spoken(
      /\b(drywall|sheet ?rock|gypsum( board)?|tablarr?oca|panel(es)? de yeso|yeso)\b/,
      "גבס|לוח גבס|לוחות גבס",
    ),
    also: spoken(
      /\b((under|below|beneath) (the |my )?(stairs?|staircase)|(debajo|abajo) de (la |las )?(escaleras?|gradas)|bajo (la )?escalera)\b/,
      "מתחת למדרגות|מתחת לגרם",
    ),
    with: spoken(/\b(stairs?|escaleras?|closet|walls?)\b/, "מדרגות"),
    property: ["thickness"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r302-7", occupancy: "house", least: 0.5 }],
  },
  {
    id: "crawlAccess",
    thing: spoken(
      /\b(crawl ?-?space (access|hatch|door|opening)|access to (the |a )?crawl ?-?space|(access|hatch|opening).{0,20}crawl ?-?space|crawl hatch|registro al espacio de rastreo)\b/,
      "פתח גישה לחלל זחילה|פתח לחלל זחילה|גישה לחלל זחילה|פתח בחלל זחילה",
    ),
    also: spoken(/\b(wall|pared|muro)\b/, "קיר"),
    property: ["size"],
    unsaid: true,
    unit: "in",
    sides: [16, 24],
    anyWay: true,
    limits: [{ article: "irc-r408-4", occupancy: "house", where: "throughWall", least: 384 }],
  },
  {
    id: "crawlAccess",
    thing: spoken(
      /\b(crawl ?-?space (access|hatch|door|opening)|access to (the |a )?crawl ?-?space|(access|hatch|opening).{0,20}crawl ?-?space|crawl hatch|registro al espacio de rastreo)\b/,
      "פתח גישה לחלל זחילה|פתח לחלל זחילה|גישה לחלל זחילה|פתח בחלל זחילה",
    ),
    not: spoken(/\b(wall|pared|muro)\b/, "קיר"),
    property: ["size"],
    unsaid: true,
    unit: "in",
    sides: [18, 24],
    anyWay: true,
    limits: [{ article: "irc-r408-4", occupancy: "house", where: "throughFloor", least: 432 }],
  },
  {
    id: "liveLoad",
    thing: spoken(
      /\b(decks?|balcon\w*|floors?|rooms?|bedrooms?|attics?|garages?|stairs?|terrazas?|pisos?|cuartos?|recamaras?|cochera)\b/,
      "דק|מרפסת|רצפה|חדר|חדר שינה|עליית גג|חניה|מדרגות",
    ),
    also: spoken(
      /\b(live loads?|loads?|psf|design(ed)?|carga( viva)?|disen\w+)\b/,
      "עומס|עומס שימושי|מתוכנן",
    ),
    not: /\b(snow|wind|dead|soil|hot tub|joists?|span\w*|nieve|viento|guards?|rails?)\b|שלג|רוח|מפתח|מעקה/u,
    with: spoken(/\b(live loads?|loads?|psf|carga)\b/, "עומס"),
    property: ["load", "pressure"],
    unsaid: true,
    unit: "psf",
    limits: [
      { article: "irc-r301-5", occupancy: "house", where: "decks", least: 40, onlyWhenSaid: true },
      { article: "irc-r301-5", occupancy: "house", where: "sleeping", least: 30, onlyWhenSaid: true },
      { article: "irc-r301-5", occupancy: "house", where: "garages", least: 50, onlyWhenSaid: true },
      {
        article: "irc-r301-5",
        occupancy: "house",
        where: "attics",
        least: 20,
        onlyWhenSaid: true,
        neverEnough: true,
        elseMore: true,
      },
      { article: "irc-r301-5", occupancy: "house", where: "otherRooms", least: 40 },
    ],
  },
  {
    id: "heating",
    thing: spoken(/\b(heat(s|ing|er)?|furnace|calefaccion|calenta\w*)\b/, "חימום|הסקה"),
    also: spoken(
      /\b(rooms?|house|bedrooms?|habitable|dwelling|apartment|casa|cuartos?|vivienda)\b/,
      "חדר|חדרים|בית|דירה",
    ),
    not: /\b(water|concrete|pour\w*|agua|concreto|hot)\b|מים|בטון/u,
    with: spoken(/\b(rooms?|house|bedrooms?|casa|cuartos?)\b/, "חדר|בית"),
    property: [],
    unsaid: true,
    unit: "F",
    limits: [{ article: "irc-r303-10", occupancy: "house", where: "coldPlaces", least: 68 }],
  },
  {
    id: "hearthFront",
    thing: spoken(/\b(hearths?( extension)?|fogon|repisa de chimenea|hogar)\b/, "אח|אבן האח"),
    also: spoken(/\b(front|frente|out|extends?)\b/, "לפני|קדימה|מלפנים"),
    with: spoken(/\b(front|fireplace|chimenea)\b/, "אח|אש"),
    property: ["length", "depth", "distance"],
    unsaid: true,
    unit: "in",
    limits: [
      {
        article: "irc-r1001-9",
        section: "IRC R1001.10",
        occupancy: "house",
        where: "smallFireplace",
        least: 16,
      },
      {
        article: "irc-r1001-9",
        section: "IRC R1001.10",
        occupancy: "house",
        where: "largeFireplace",
        least: 20,
      },
    ],
  },
];
