import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patent-detail.en.ts";

export default {
  back: "Volver a la lista",
  diagrams: "Diagramas",
  diagramsOpen: "Mostrar los diagramas",
  close: "Cerrar los diagramas",
  components: "Componentes",
  claims: "Esquema de las reivindicaciones",
  claimsNote:
    "Nuestro esquema, reivindicación por reivindicación. La redacción que se presenta es del abogado.",
  claim: "Reivindicación",
  claimText: "Lo que se reivindica",
  kind: "Tipo",
  independent: "Independiente",
  dependsOn: "De la {{on}}",
  specification: "Esquema de la memoria",
  spec: {
    field: "Campo técnico",
    background: "Antecedentes",
    summary: "Resumen",
    example: "Ejemplo de uso",
  },
  neighbours: "Patentes anterior y siguiente",
  previous: "Patente anterior",
  next: "Patente siguiente",
  related: "Del mismo grupo",
  notFound: "No se encontró la patente",
  notFoundText: "No se encontró la patente con ID {{id}}.",
  toList: "Volver a las patentes",
  review: {
    title: "Su revisión",
    lead: "Solo usted la ve. Va con los paquetes que descarga.",
    guest:
      "Con sesión iniciada puede guardar una nota privada y una lista por patente; ambas van con sus paquetes.",
    signIn: "Entrar para tomar notas",
    checks: {
      claims: "Reivindicaciones cotejadas con la memoria",
      drawings: "Dibujos y números revisados",
      priorArt: "Estado de la técnica buscado",
      inventors: "Inventores determinados",
      entity: "Tipo de entidad y tasas resueltos",
      deadline: "Plazo anotado en agenda",
    },
    checklist: "Lista de revisión",
    note: "Nota privada",
    save: "Guardar la revisión",
    saved: "Lo que está guardado",
    stale: "Esta revisión cambió en otra ventana",
    staleText:
      "No se sobrescribió nada. Abajo está lo que escribió y al lado lo que está guardado. Guarde otra vez para conservar lo suyo.",
    nothing: "Sin nota",
    progress: "{{done}} de {{all}} revisados",
  },
  errors: {
    summary: "Hay un problema",
    noteLong: "Una nota tiene como máximo 4,000 caracteres",
    form: "El formulario llegó incompleto. Envíelo otra vez.",
  },
  toasts: {
    reviewSaved: "Su revisión quedó guardada.",
  },
} satisfies Translation<typeof en>;
