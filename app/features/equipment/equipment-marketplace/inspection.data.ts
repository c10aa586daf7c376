import { defineTemplate, itemsOf } from "~/engines/checklist/checklist.ts";

/** What a buyer looks at before money changes hands: a list of ours. The maker's manual of the machine has more. */
export const inspectionTemplate = () =>
  defineTemplate({
    id: "used-machine",
    version: 1,
    name: {
      en: "Used machine, before buying",
      es: "Máquina usada, antes de comprar",
      he: "מכונה משומשת, לפני קנייה",
    },
    sections: [
      {
        title: { en: "Papers", es: "Papeles", he: "מסמכים" },
        items: [
          {
            id: "plate",
            prompt: {
              en: "The serial number on the plate and the frame is the one in the papers",
              es: "El número de serie de la placa y del chasis es el de los papeles",
              he: "המספר הסידורי על הלוחית ועל השלדה הוא זה שבמסמכים",
            },
            critical: true,
            require: { action: [] },
          },
          {
            id: "meter",
            prompt: {
              en: "The hour meter works and fits the wear of pedals, seat and pins",
              es: "El horómetro funciona y coincide con el desgaste de pedales, asiento y pernos",
              he: "מונה השעות עובד ותואם לבלאי הדוושות, המושב והפינים",
            },
          },
        ],
      },
      {
        title: { en: "Engine", es: "Motor", he: "מנוע" },
        items: [
          {
            id: "cold-start",
            prompt: {
              en: "Starts cold, without blue or white smoke that stays",
              es: "Arranca en frío, sin humo azul o blanco que no se va",
              he: "מניע קר, בלי עשן כחול או לבן שנשאר",
            },
            responses: "condition",
          },
          {
            id: "fluids",
            prompt: {
              en: "Oil and coolant: level, colour, no oil in the water and no water in the oil",
              es: "Aceite y anticongelante: nivel, color, sin aceite en el agua ni agua en el aceite",
              he: "שמן ונוזל קירור: מפלס, צבע, אין שמן במים ואין מים בשמן",
            },
            responses: "condition",
          },
          {
            id: "leaks",
            prompt: {
              en: "No leaks under and around it",
              es: "Sin fugas debajo ni alrededor",
              he: "אין נזילות מתחת ומסביב",
            },
            responses: "condition",
          },
        ],
      },
      {
        title: { en: "Hydraulics and drive", es: "Hidráulica y tren de marcha", he: "הידראוליקה והנעה" },
        items: [
          {
            id: "cylinders",
            prompt: {
              en: "Cylinders, hoses and pumps: dry, no drift with a load up",
              es: "Cilindros, mangueras y bombas: secos, sin que baje la carga levantada",
              he: "בוכנות, צינורות ומשאבות: יבשים, העומס המורם לא יורד",
            },
            responses: "condition",
          },
          {
            id: "pins",
            prompt: {
              en: "Pins and bushings without play",
              es: "Pernos y bujes sin juego",
              he: "פינים ותותבים ללא חופש",
            },
            responses: "condition",
          },
          {
            id: "running-gear",
            prompt: {
              en: "Tracks or tires, rollers, brakes and steering",
              es: "Orugas o llantas, rodillos, frenos y dirección",
              he: "זחלים או צמיגים, גלגלים, בלמים והיגוי",
            },
            responses: "condition",
          },
        ],
      },
      {
        title: { en: "Frame and safety", es: "Chasis y seguridad", he: "שלדה ובטיחות" },
        items: [
          {
            id: "welds",
            prompt: {
              en: "Frame, boom and bucket without cracks or welds over cracks",
              es: "Chasis, pluma y balde sin grietas ni soldaduras encima de grietas",
              he: "שלדה, זרוע וכף ללא סדקים וללא ריתוכים על סדקים",
            },
            critical: true,
            responses: "condition",
            require: { action: [] },
          },
          {
            id: "rollover",
            prompt: {
              en: "Roll-over structure, belt, guards and alarms are there and whole",
              es: "Estructura antivuelco, cinturón, guardas y alarmas completos",
              he: "מבנה הגנה מהתהפכות, חגורה, מגנים ואזעקות קיימים ושלמים",
            },
            critical: true,
            responses: "condition",
            require: { action: [] },
          },
        ],
      },
    ],
  });

/** The lines of the list. */
export const itemsIn = () => itemsOf(inspectionTemplate());
