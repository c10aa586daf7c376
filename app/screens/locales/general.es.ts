import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./general.en.ts";

const es: Translation<typeof en> = {
  home: {
    title: "Inicio",
    description:
      "La base digital de la construcción moderna: pregúntele a Joe sobre códigos y materiales, y compre plantillas, guías y equipo.",
    keywords: "portada, principal, comienzo, empezar, página de inicio, bienvenida, resumen",
  },
  services: {
    title: "Servicios",
    description: "Todos los planos del juego, por área, con buscador.",
    keywords:
      "índice, lista de planos, láminas, todas las páginas, todo, directorio, contenido, mapa del sitio, buscar, menú, funciones",
  },
  tools: {
    title: "Herramientas",
    description: "Donde se resuelven las dudas: preguntar, consultar, revisar.",
    keywords:
      "aplicaciones, apps, utilidades, instrumentos, caja de herramientas, calcular, sacar cuentas, resolver",
  },
  membership: {
    title: "Membresía",
    description: "Tres planes, qué incluye cada uno y cuánto cuesta.",
    keywords:
      "planes, precio, precios, costo, cuánto cuesta, suscripción, suscribirse, mensualidad, niveles, Builder, Pro, Enterprise, equipo, usuarios, gratis, pago, afiliarse, registrarse",
  },
  kit: {
    title: "Kit de interfaz",
    description: "Cada pieza de las páginas, en todos sus estados.",
  },
};

export default es;
