import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./membership.en.ts";

export default {
  title: "Membresía",
  lead: "Tres planes. El precio es por toda su empresa, sin importar cuántos entren.",
  plans: "Los planes",
  tiers: {
    builder: { name: "Builder", for: "Para quien trabaja por su cuenta y necesita consultar." },
    pro: { name: "Pro Builder", for: "Para una cuadrilla que comparte máquinas y papeleo." },
    enterprise: { name: "Enterprise", for: "Para una empresa con varias cuadrillas y oficina." },
  },
  features: {
    answers: "Las respuestas de Joe, con sección y edición",
    cart: "La tienda, con un solo carrito en todos sus dispositivos",
    settings: "Su idioma y su tema en todos sus dispositivos",
    listings: "Anuncios de equipo al mes",
    members: "Integrantes del equipo de trabajo",
    basicSupport: "Soporte básico",
    emailSupport: "Soporte por correo",
    phoneSupport: "Soporte por teléfono",
    monthlyTraining: "Capacitación cada mes",
    weeklyTraining: "Capacitación cada semana",
  },
  cards: {
    popular: "Popular",
    perMonth: "al mes, por empresa",
    perYear: "Doce meses: {{price}}",
    allOf: "Todo lo de {{name}}, y además:",
    listings_one: "{{count}} anuncio de equipo al mes",
    listings_many: "{{count}} de anuncios de equipo al mes",
    listings_other: "{{count}} anuncios de equipo al mes",
    listingsUnlimited: "Anuncios de equipo sin límite",
    members_one: "{{count}} integrante",
    members_many: "Hasta {{count}} de integrantes",
    members_other: "Hasta {{count}} integrantes",
    membersUnlimited: "Integrantes sin límite",
    signUp: "Crear una cuenta gratis",
    yours: "Usted ya tiene cuenta: este plan es suyo.",
    notYet: "Este plan todavía no se puede comprar. Falta construir el pago.",
    see: "Ver {{name}}",
    note: "En dólares de EE. UU., antes de impuestos. Lo que está en «Próximamente» sigue en obra; mientras tanto, todas las cuentas tienen lo mismo y no cuestan nada.",
  },
  table: {
    title: "Compare los planes",
    caption: "Lo que incluye cada uno de los tres planes",
    feature: "Qué incluye",
    today: "Disponible hoy",
    later: "Próximamente",
    perMonth: "{{price}} al mes",
    yes: "Incluido",
    no: "No incluido",
    unlimited: "Sin límite",
  },
  questions: {
    title: "Lo que la gente pregunta",
    buy: {
      ask: "¿Puedo comprar un plan hoy?",
      answer:
        "No. Todavía no hay forma de pago ni periodo de prueba, y en esta página no se cobra nada. Los precios son los que tendrán los planes al abrir.",
    },
    seats: {
      ask: "¿Se paga por cada persona?",
      answer:
        "No. El precio es por espacio de trabajo, o sea, por su empresa. Un equipo de {{members}} paga {{price}} al mes entre todos: {{year}} en doce meses.",
    },
    today: {
      ask: "¿Qué me da una cuenta gratis?",
      answer:
        "Sus preguntas a Joe, su carrito y sus ajustes van con usted del teléfono a la oficina. Leer, preguntar y llenar el carrito también se puede sin cuenta.",
    },
    later: {
      ask: "¿Qué quiere decir «Próximamente»?",
      answer:
        "Que es parte del plan y aún no está construido. La tabla lo pasa a «Disponible hoy» cuando ya funciona, no antes.",
    },
    leave: {
      ask: "¿Cómo podré dejar un plan de pago?",
      answer:
        "Hoy no hay ninguno que dejar. Los planes de pago abrirán junto con un formulario con el que podrá cancelarlos: sin llamadas y sin plazo mínimo.",
    },
    currency: {
      ask: "¿En qué moneda está?",
      answer: "En dólares de EE. UU., en todos los idiomas del sitio y antes de impuestos.",
    },
  },
} satisfies Translation<typeof en>;
