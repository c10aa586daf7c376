import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./sheet-keywords.en.ts";

export default {
  home: "portada, principal, comienzo, empezar, página de inicio, bienvenida, resumen",
  services:
    "índice, lista de planos, láminas, todas las páginas, todo, directorio, contenido, mapa del sitio, buscar, menú, funciones",
  tools:
    "aplicaciones, apps, utilidades, instrumentos, caja de herramientas, calcular, sacar cuentas, resolver",
  membership:
    "planes, precio, precios, costo, cuánto cuesta, suscripción, suscribirse, mensualidad, niveles, Builder, Pro, Enterprise, equipo, usuarios, gratis, pago, afiliarse, registrarse",
  hub: "calculadora, calculadoras, IA, inteligencia artificial, asistente, chat, preguntar, pregunta, respuesta, ayuda, código, normas, reglamento, IRC, NEC, ADA, OSHA, zapata, cimentación, cimiento, viga, vigueta, claro, escalera, ventana de escape, rampa, electricidad, plomería, aire acondicionado, madera, concreto, hormigón, pie tablar, seguridad, inspector",
  voice: "voz, hablar, micrófono, manos libres, preguntar, pregunta, respuesta, Joe, asistente",
  questions:
    "cola de aprendizaje, sin respuesta, preguntas, administrador, descartar, unir, duplicadas, base de conocimiento",
  search:
    "encontrar, consultar, averiguar, web, internet, noticias, actual, reciente, precios, precio de la madera, cambios al código, normas nuevas, fuentes, resultados",
  blueprint:
    "plano, planos, planta, dibujo, escaneo, foto, cotas, medidas, cuantificación, take-off, cómputo, metrado, medir, escala, área, superficie, cantidades, revisión de planos, recámara, egreso, escaleras, altura de techo",
  shop: "comprar, compras, venta, pedido, carrito, plantillas, contrato, licitación, cotización, presupuesto, propuesta, curso, capacitación, libros, guía, seguro, gravamen, casco, artículos, oferta, descuento",
  patents: "PI, propiedad intelectual, invención, invento, lista, prioridad, reivindicaciones, en trámite",
  patentFigures: "dibujos, FIG, ilustraciones, SVG, lámina, diagramas",
  allPatentFigures: "dibujos, FIG, números de referencia, diagrama de bloques, diagrama de flujo, despiece",
  topPatents: "lista corta, diez, plazo, calendario, valor de mercado, ICS",
  patentPortfolio: "resumen, gráficas, matriz, inversionista",
  filingPackage: "abogado, licenciado, paquete, PDF, descargar, provisional, solicitud",
  legal:
    "términos, condiciones, privacidad, aviso, política, datos, galletas, cookies, derechos de autor, copyright, responsabilidad, licencia, letra chica",
  auth: "entrar, acceder, ingresar, inicio de sesión, iniciar sesión, cuenta, registrarse, registro, crear cuenta, contraseña, clave, Google, GitHub",
  recover: "olvidé mi contraseña, contraseña olvidada, recuperar contraseña, clave, restablecer",
  profile:
    "mi cuenta, cuenta, ajustes, configuración, preferencias, cambiar contraseña, idioma, tema, modo oscuro, tamaño de letra, salir, cerrar sesión",
  cart: "carrito, canasta, carro de compras, mi pedido, pagar",
} satisfies Translation<typeof en>;
