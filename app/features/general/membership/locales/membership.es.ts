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
    yours: "Ver su plan y lo que incluye",
    buy: "Probarlo o comprarlo",
    price: "Ver cuánto cuesta",
    see: "Ver {{name}}",
    note: "En dólares de EE. UU., antes de impuestos. Lo que está en «Próximamente» sigue en obra. Donde este sitio no tiene proveedor de pagos, pagar es una prueba y no se mueve dinero; la factura lo dice.",
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
      ask: "¿Cómo se compra un plan?",
      answer:
        "Por mes, en la página de su plan: primero ve el importe con su cuenta y después la factura. Pro Builder se puede probar dos semanas sin tarjeta. Nada se cobra solo.",
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
      ask: "¿Cómo dejo un plan de pago?",
      answer:
        "Con un formulario, de inmediato o al terminar el mes pagado: sin llamadas y sin plazo mínimo. De inmediato, se le devuelven los días que no han empezado. Lo que hizo se puede seguir leyendo.",
    },
    currency: {
      ask: "¿En qué moneda está?",
      answer: "En dólares de EE. UU., en todos los idiomas del sitio y antes de impuestos.",
    },
  },
} satisfies Translation<typeof en>;
