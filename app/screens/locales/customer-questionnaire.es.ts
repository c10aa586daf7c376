import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./customer-questionnaire.en.ts";

export default {
  customerQuestionnaire: {
    title: "Cuestionario para clientes",
    description:
      "Siete cuestionarios para cambiar y enviar por enlace o código QR: el cliente responde página por página, con fotos, y usted ve qué falta.",
    keywords: "cuestionario, preguntas al cliente, alcance, encuesta, propietario",
  },
  intakes: {
    title: "Respuestas de clientes",
    description: "Lo que respondieron los clientes, lado a lado, qué tan listo está y qué falta.",
    keywords: "respuestas, clientes",
  },
  sharedIntake: {
    title: "Preguntas sobre su obra",
    description: "Las preguntas de una empresa a su cliente, página por página.",
    keywords: "preguntas",
  },
} satisfies Translation<typeof en>;
