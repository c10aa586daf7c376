import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patent-package.en.ts";

export default {
  lead: "Todo lo que el abogado necesita para empezar, en un archivo: portada, índice, memorias, reivindicaciones y figuras.",
  selection: "Qué incluye",
  options: {
    complete: "Completo",
    priority: "Prioritario",
    provisional: "Provisional",
  },
  notes: {
    complete: "Todas las patentes del portafolio",
    priority: "Las diez que se presentan primero",
    provisional: "Lo que aún no se ha presentado",
  },
  critical: "Aviso crítico",
  criticalText_one: "{{count}} patente de la lista corta vence dentro de 30 días.",
  criticalText_many: "{{count}} de patentes de la lista corta vencen dentro de 30 días.",
  criticalText_other: "{{count}} patentes de la lista corta vencen dentro de 30 días.",
  provisionalText_one:
    "{{count}} patente no tiene nada presentado; una solicitud provisional fijaría su fecha.",
  provisionalText_many:
    "{{count}} de patentes no tienen nada presentado; solicitudes provisionales fijarían sus fechas.",
  provisionalText_other:
    "{{count}} patentes no tienen nada presentado; solicitudes provisionales fijarían sus fechas.",
  toPriority: "Cambiar al paquete prioritario",
  toProvisional: "Cambiar al paquete provisional",
  value: "Valor del portafolio",
  valueBasis_one:
    "La estimación de muestra del dueño para la única patente de la lista corta lista para presentar. No es un avalúo.",
  valueBasis_many:
    "La suma de las estimaciones de muestra del dueño para las {{count}} de patentes de la lista corta listas para presentar. No es un avalúo.",
  valueBasis_other:
    "La suma de las estimaciones de muestra del dueño para las {{count}} patentes de la lista corta listas para presentar. No es un avalúo.",
  contents: "Contenido",
  contentsHint: "Quite lo que no quiera.",
  html: "Descargar paquete HTML",
  pdf: "Descargar paquete PDF",
  files:
    "El paquete HTML se abre sin conexión. El PDF lleva cada figura en su propia página. Los dos están en inglés; sus notas van incluidas si entró a su cuenta.",
  inventors: "Esta muestra no nombra inventores; el abogado los completa con tipo de entidad y tasas.",
  share: "Compartir",
  mail: "Enviar por correo",
  mailSubject: "Paquete de solicitud de patentes: {{selection}}",
  mailBody:
    "El paquete de muestra de solicitud de patentes ({{selection}}) está aquí:\n{{link}}\n\nDatos de muestra: nada de esto se ha presentado ni concedido.",
  link: "Enlace a este paquete",
  copy: "Copiar enlace",
  copied: "Enlace copiado",
  problem: "Hay un problema",
  empty: "Elija al menos una patente: no se puede hacer un paquete de nada",
  drawing: "Ver una figura como va incluida",
} satisfies Translation<typeof en>;
