import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./champions.en.ts";

export default {
  champions: {
    title: "Campeones",
    description:
      "Quién hace las obras más seguras y mejores este trimestre, solo según los registros: tablas con reglas a la vista, candidaturas y un voto por persona.",
    keywords: "campeones, reconocimiento, premios, clasificación, premio de seguridad, candidatura, puntos",
  },
  championRules: {
    title: "Reglas de los campeones",
    description: "Qué cuenta, cuánto, y cómo se eligen los campeones.",
  },
  championNomination: { title: "Candidatura", description: "Quién es candidato, a qué y por qué." },
  championCertificate: { title: "Certificado", description: "El certificado de un campeón, para imprimir." },
  nominate: {
    title: "Proponer a un campeón",
    description: "Diga quién debería ser campeón del trimestre y por qué.",
  },
  championStanding: {
    title: "Mi reconocimiento",
    description: "Lo que se cuenta a su favor, línea por línea.",
  },
  championShortlist: { title: "Finalistas a campeón", description: "Candidaturas que alguien apoyó." },
} satisfies Translation<typeof en>;
