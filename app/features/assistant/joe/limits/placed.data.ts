import { spoken } from "../spoken.ts";
import type { Subject } from "./limit.ts";

/** Things that only one provision limits, by one number each, whatever else is spoken of. */
export const PLACED_SUBJECTS: readonly Subject[] = [
  {
    id: "urinalRim",
    thing: spoken(
      /\b(urinal rims?|rims? of (a|the) urinals?|borde del mingitorio)\b/,
      "שפת המשתנה|שפת משתנה",
    ),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-605", occupancy: "accessible", most: 17 }],
  },
  {
    id: "parkingSign",
    thing: spoken(
      /\b((accessible|handicap(ped)?|ada|van) parking signs?|letreros? del? (estacionamiento|cajon) accesible)\b/,
      "שלט חניה נגישה|שלט של חניה נגישה|שלט חניית נכים",
    ),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-502-6", occupancy: "accessible", least: 60 }],
  },
  {
    id: "carpetPile",
    thing: spoken(
      /\b(carpet piles?|pile of (a|the) carpet|pelo de (la )?alfombra)\b/,
      "סיבי השטיח|סיבי שטיח",
    ),
    property: ["height", "thickness"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-302-2", occupancy: "accessible", most: 0.5 }],
  },
  {
    id: "visionLight",
    thing: spoken(/\b(vision (lights?|panels?)|mirillas?)\b/, "חלון הצצה בדלת|חלון בדלת"),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-404-2-11", occupancy: "accessible", most: 43 }],
  },
  {
    id: "checkoutCounter",
    thing: spoken(/\b(check[- ]?out counters?|mostrador(es)? de caja)\b/, "דלפק קופה|דלפק הקופה"),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-904-3", occupancy: "accessible", most: 38 }],
  },
  {
    id: "showerHose",
    thing: spoken(
      /\b((hand ?held |hand )?shower hoses?|mangueras? de (la )?regadera)\b/,
      "צינור מזלף|צינור המזלף",
    ),
    property: ["length"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-607-6", occupancy: "accessible", least: 59 }],
  },
  {
    id: "lumberPile",
    thing: spoken(
      /\b((piles?|stacks?) of lumber|lumber (piles?|stacks?)|(pilas?|estibas?) de madera)\b/,
      "ערמת עץ|ערימת עץ|ערמות עץ",
    ),
    property: ["height"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "osha-1926-250-b-8", occupancy: "site", most: 20 }],
  },
  {
    id: "brickStack",
    thing: spoken(
      /\b((piles?|stacks?) of (loose )?bricks?|brick (piles?|stacks?)|(pilas?|estibas?) de ladrillos?)\b/,
      "ערמת לבנים|ערימת לבנים|ערמות לבנים",
    ),
    property: ["height"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "osha-1926-250-b-6", occupancy: "site", most: 7 }],
  },
  {
    id: "safetyNet",
    thing: spoken(/\b(safety nets?|red(es)? de seguridad)\b/, "רשת ביטחון|רשת בטיחות|רשתות ביטחון"),
    property: ["distance", "height"],
    unit: "ft",
    limits: [{ article: "osha-1926-502-c", occupancy: "site", most: 30 }],
  },
  {
    id: "ladderJackHeight",
    thing: spoken(/\bladder jacks?( scaffolds?)?\b/, "תפסי סולמות|ladder jack"),
    property: ["height"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "osha-1926-452-k", occupancy: "site", most: 20 }],
  },
  {
    id: "grinderRest",
    thing: spoken(/\b((work|tool) rests?|apoyos? del? esmeril(es)?)\b/, "תומך המשחזת|תומך משחזת|תומך העבודה"),
    property: ["distance", "opening"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "osha-1926-303-c", occupancy: "site", most: 0.125 }],
  },
];
