import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./vip-benefits.en.ts";

export default {
  lead: "Está en {{name}}. Lo que todavía no ha usado va primero.",
  worth: {
    title: "Lo que valió en {{year}}",
    trial_one: "{{count}} día de prueba de Pro Builder, sin costo",
    trial_many: "{{count}} de días de prueba de Pro Builder, sin costo",
    trial_other: "{{count}} días de prueba de Pro Builder, sin costo",
    nothing: "Hasta ahora nada le salió gratis que otros paguen.",
    paid: "Este año pagó {{paid}}, y de eso le correspondió de vuelta {{back}} por días no usados.",
    next: "{{name}} le habría ahorrado {{saved}} este año: cuesta {{price}} al mes y da más lugar, no un descuento.",
    adds: "Agrega: {{what}}.",
    toNext: "Ver qué agrega y cuánto cuesta",
  },
  filter: "Beneficios de un plan",
  all: "Todos",
  groups: {
    unused: "Todavía sin usar",
    used: "Usados este año",
    later: "Próximamente",
    above: "En un plan mayor",
    muted: "Apartados",
  },
  use: {
    claimed: "Ya se usó",
    unclaimed: "Todavía disponible",
    noLimit: "{{used}}, sin límite",
    of: "{{used}} de {{most}}",
    none: "Sin usar este año",
    times_one: "{{count}} vez este año",
    times_many: "{{count}} de veces este año",
    times_other: "{{count}} veces este año",
  },
  extra_one: "Uno más por sus puntos, que se usa hasta el {{date}}.",
  extra_many: "{{count}} más por sus puntos; el primero se usa hasta el {{date}}.",
  extra_other: "{{count}} más por sus puntos; el primero se usa hasta el {{date}}.",
  extraFor: "Uno más por puntos",
  partOf: "Es parte de {{name}}",
  laterText: "Es parte del plan y todavía se está construyendo.",
  seePlan: "Ver {{name}}",
  useShort: "Usarlo",
  useIt: "Usarlo: {{what}}",
  claimShort: "Pedirlo",
  claimIt: "Pedirlo: {{what}}",
  muteShort: "Apartar",
  muteIt: "Apartar: {{what}}",
  showShort: "Traer de vuelta",
  showIt: "Traer de vuelta: {{what}}",
  toPlan: "Su plan, su precio y cómo dejarlo",
  benefits: {
    trial: {
      title: "Dos semanas de Pro Builder",
      how: "Una vez por espacio y por persona, sin tarjeta. Termina sola.",
    },
    members: {
      title: "Lugar para su gente",
      how: "Un solo precio por el espacio, sin importar cuántos entren.",
    },
    links: {
      title: "Enlaces en vez de puestos",
      how: "Quien solo tiene que ver o firmar recibe un enlace, sin cuenta y sin costo.",
    },
    answers: {
      title: "Las respuestas de Joe",
      how: "Con sección y edición del código, y el cálculo que hay detrás.",
    },
    drawings: {
      title: "Planos que se leen solos",
      how: "Medidas y materiales a partir de una foto del plano, guardados con ella.",
    },
    estimates: {
      title: "Presupuestos al centavo",
      how: "De lo que midió a una hoja que se puede firmar.",
    },
    calculations: {
      title: "Cálculos que se quedan",
      how: "Guardados con nombre, también por obra, y recalculados al abrirlos.",
    },
    sites: {
      title: "Una hoja por obra",
      how: "Entrada, horario, riesgos, hospital y quién está ahí.",
    },
    codes: {
      title: "Su propia hoja de códigos",
      how: "Las secciones que vuelve a necesitar, con sus notas.",
    },
    listings: {
      title: "Anuncios de equipo",
      how: "Se cuentan por mes de calendario de su espacio.",
    },
    emailSupport: {
      title: "Soporte por correo",
      how: "Una respuesta a lo que escribe.",
    },
    monthlyTraining: {
      title: "Capacitación cada mes",
      how: "Para toda su cuadrilla.",
    },
    phoneSupport: {
      title: "Soporte por teléfono",
      how: "Alguien que contesta.",
    },
    weeklyTraining: {
      title: "Capacitación cada semana",
      how: "Para todas sus cuadrillas.",
    },
  },
  errors: {
    title: "No se pidió nada",
    tried: "Se da una sola vez y ya se usó.",
    stale: "El plan cambió mientras tanto. La página lo muestra como está ahora.",
  },
  toasts: {
    benefitMuted: "Apartado. Desde ahora va al final.",
    benefitShown: "Está otra vez entre los demás.",
    benefitClaimed: "Es suyo desde ahora y termina solo.",
  },
} satisfies Translation<typeof en>;
