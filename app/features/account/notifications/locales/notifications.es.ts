import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./notifications.en.ts";

export default {
  sentences: {
    questionAnswered: "Ya hay respuesta a su pregunta:",
    linkUsed: "Alguien respondió por su enlace:",
    memberJoined: "Alguien se unió a su espacio de trabajo:",
    termAccepted: "La palabra que sugirió ya está en el glosario:",
    pointsExpire: "Algunos de sus puntos vencen este día:",
    licenseExpires: "Una licencia que usted vigila vence pronto o ya venció:",
    planRenews: "Pronto vence el mes de su plan:",
    trialEnds: "Su prueba gratis termina pronto:",
  },
  unread: "Nuevo",
  count_one: "{{count}} aviso sin leer",
  count_many: "{{count}} de avisos sin leer",
  count_other: "{{count}} avisos sin leer",
  mark: "Marcar como leído",
  markOf: "Marcar como leído: \u2068{{subject}}\u2069",
  markAll: "Marcar todo como leído",
  empty: {
    title: "Todavía no hay avisos para usted",
    text: "Cuando Joe no puede contestarle, alguien escribe la respuesta después. Si usted preguntó con su sesión iniciada, el aviso llega aquí.",
    action: "Preguntarle algo a Joe",
  },
  choose: {
    title: "Qué se le avisa y dónde",
    lead: "El resumen es un solo correo al día, hacia las 12:00 UTC, y solo cuando hay algo nuevo que usted no ha leído aquí.",
    kinds: {
      questionAnswered: "Hay respuesta a una pregunta suya",
      linkUsed: "Alguien responde o firma por un enlace suyo",
      memberJoined: "Alguien acepta su invitación a un espacio de trabajo",
      termAccepted: "Una palabra que sugirió entra en el glosario",
      pointsExpire: "Sus puntos están por vencer",
      licenseExpires: "Está por vencer una licencia que usted vigila",
      planRenews: "Un mes de su plan vence en siete días",
      trialEnds: "Su prueba gratis termina en siete días",
    },
    kind: "Qué pasa",
    inApp: "En esta página",
    mail: "En el correo diario",
    unconfirmed: "Primero confirme su correo; hasta entonces no se envía ningún resumen.",
    save: "Guardar los avisos",
  },
  digest: {
    subject_one: "Groundwork: {{count}} novedad",
    subject_many: "Groundwork: {{count}} de novedades",
    subject_other: "Groundwork: {{count}} novedades",
    lead: "Esto es nuevo para usted:",
    more_one: "Y {{count}} más.",
    more_many: "Y {{count}} más.",
    more_other: "Y {{count}} más.",
    change: "Usted pidió este correo, a lo sumo uno al día. Cámbielo o termínelo aquí:\n{{link}}",
    changeThere:
      "Usted pidió este correo, a lo sumo uno al día. Lo cambia o lo termina en su perfil, en Avisos.",
  },
  errors: { form: "El formulario llegó incompleto. Envíelo otra vez." },
  toasts: {
    notificationsRead: "Marcado como leído.",
    notificationsChosen: "Sus avisos quedaron guardados.",
  },
} satisfies Translation<typeof en>;
