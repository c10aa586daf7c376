import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./site-visit.en.ts";

export default {
  factsTitle: "Antes de entrar",
  visitTitle: "Marcar entrada",
  openMap: "Abrir en mapas",
  name: "Su nombre, en letra de molde",
  company: "Empresa (opcional)",
  reason: "Viene como",
  reasons: { visitor: "Visita", crew: "Cuadrilla", delivery: "Entrega", inspector: "Inspector" },
  accepted: "Leí los peligros y las reglas de arriba y los voy a cumplir",
  checkIn: "Marcar entrada",
  here: {
    use: "Agregar mi distancia a la entrada",
    asking: "Preguntando la posición al aparato…",
    failed: "El aparato no dio posición. Marque su entrada sin ella.",
    added: "A {{distance}} de la entrada. Solo se guarda esta distancia, no dónde está usted.",
    distance: { m: "{{value}} m", km: "{{value}} km", ft: "{{value}} pies", mi: "{{value}} mi" },
  },
  leaving: "Al salir: su nombre, como cuando entró",
  leavingHint: "De eso depende el conteo en una emergencia",
  checkOut: "Marcar salida",
  noHospital: "Esta obra no tiene anotada una sala de emergencias",
  facts: {
    gate: "Entrada",
    hours: "Horario",
    parking: "Estacionamiento y entregas",
    hazards: "Peligros",
    ppe: "Equipo de protección",
    hospital: "Sala de emergencias más cercana",
    contacts: "Contactos",
    rules: "Reglas de la obra",
  },
  errors: {
    summary: "Hay un problema",
    form: "El formulario llegó incompleto. Envíelo otra vez.",
    printedName: "Escriba su nombre",
    long: "Es demasiado largo: {{most}} caracteres como máximo",
    reason: "Elija como qué viene",
    accepted: "Lea los peligros y las reglas y marque la casilla",
  },
  refused: {
    present: "Alguien con este nombre ya marcó su entrada. Agregue una inicial, o marque antes la salida.",
    absent: "Nadie con este nombre marcó su entrada aquí. Escríbalo como cuando entró.",
    changed: "La obra cambió mientras tanto. Lea lo que rige ahora y marque su entrada.",
    full: "La lista está llena. Avise al contacto de la obra.",
  },
} satisfies Translation<typeof en>;
