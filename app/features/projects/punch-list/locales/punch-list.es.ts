import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./punch-list.en.ts";

export default {
  "lead": "Fotografíe el defecto, diga dónde está y a quién le toca, y téngalo en lista hasta probar que quedó. El subcontratista responde por enlace, sin cuenta.",
  "sample": "Ejemplo",
  "sampleItem": "Ver un pendiente de ejemplo",
  "back": "La lista de pendientes",
  "empty": "Nada en esta lista",
  "emptyText": "Levante un pendiente abajo, o elija otra parte de la lista.",
  "filter": "Filtrar la lista",
  "show": "Mostrar",
  "any": "Todos",
  "views": {
    "label": "Qué pendientes",
    "open": "Abiertos",
    "mine": "Me esperan",
    "overdue": "Vencidos",
    "ended": "Cerrados",
    "all": "Todos"
  },
  "list": "Pendientes",
  "item": "N.º {{number}}",
  "days_one": "{{count}} día",
  "days_other": "{{count}} días",
  "position": "Página {{page}} de {{pages}}",
  "previous": "Página anterior",
  "next": "Página siguiente",
  "csv": {
    "link": "Descargar en CSV",
    "number": "Número",
    "project": "Obra",
    "room": "Lugar",
    "trade": "Oficio",
    "words": "Defecto",
    "state": "Estado",
    "assignee": "Responsable",
    "dueOn": "Vence",
    "rejections": "Veces devuelto",
    "backCharge": "Cargo al sub (USD)",
    "raised": "Levantado"
  },
  "figures": {
    "title": "Cómo va",
    "open": "Abiertos",
    "closed": "Cerrados",
    "firstPass": "Bien a la primera",
    "percent": "{{percent}} %",
    "backCharge": "Cargos al sub",
    "trades": "Por oficio",
    "rejections": "Devueltos",
    "age": "Días abiertos, promedio",
    "oldest": "El más viejo, días",
    "none": "–",
    "rooms": "Por cuarto",
    "room": "{{done}} de {{items}} cerrados, {{percent}} %"
  },
  "labels": {
    "link": "Imprimir una etiqueta con código por cuarto",
    "lead": "Cuelgue una en cada cuarto. Quien tenga cuenta la escanea y ve lo que falta ahí.",
    "none": "Aún no hay cuartos: levante primero un pendiente.",
    "code": "Código de {{room}}"
  },
  "raise": {
    "title": "Nuevo pendiente",
    "photo": "Foto",
    "photoHint": "JPEG, PNG o WebP, de 8 MB como máximo. En el teléfono abre la cámara. Se borra su ubicación.",
    "submit": "Ponerlo en la lista",
    "noProject": "Una lista de pendientes es de una obra.",
    "begin": "Empezar una obra"
  },
  "bulk": {
    "title": "Cuartos enteros con plantilla",
    "template": "Tipo de cuarto",
    "rooms": "Cuartos, uno por renglón",
    "roomsHint": "12 como máximo. A cada uno, cinco puntos por revisar.",
    "submit": "Ponerlos en la lista"
  },
  "templates": {
    "bedroom": "Recámara",
    "bathroom": "Baño",
    "kitchen": "Cocina"
  },
  "fields": {
    "project": "Obra",
    "room": "Dónde",
    "roomHint": "Cuarto o eje, como «Baño 204» o «B-4».",
    "trade": "Oficio",
    "words": "Qué está mal",
    "priority": "Prioridad",
    "assignee": "Responsable",
    "assigneeHint": "Empresa o cuadrilla, como usted la llama.",
    "dueOn": "Para el día",
    "backCharge": "Cargo al sub en dólares",
    "own": "Yo hago este trabajo",
    "photoNeeded": "Para revisar se pide foto del trabajo terminado"
  },
  "priorities": {
    "low": "Baja",
    "normal": "Normal",
    "high": "Alta"
  },
  "about": {
    "title": "Datos",
    "sentBack_one": "Devuelto {{count}} vez",
    "sentBack_other": "Devuelto {{count}} veces",
    "accepted": "Aceptado el {{moment}}",
    "twins": "Quizá sea el mismo que",
    "sentBack_many": "Devuelto {{count}} veces"
  },
  "edit": {
    "title": "Asignar o cambiar",
    "save": "Guardar"
  },
  "share": {
    "title": "Dárselo a un sub por enlace",
    "text": "El enlace abre solo este pendiente: aceptarlo, disputarlo, mandar foto, avisar que está listo. Sin cuenta.",
    "link": "Hacer o imprimir su enlace"
  },
  "photos": {
    "title": "Fotos",
    "none": "Aún no hay foto.",
    "before": "Antes",
    "after": "Después de ordenar el trabajo",
    "add": "Agregar una foto",
    "send": "Enviar la foto"
  },
  "plan": {
    "title": "En el plano",
    "none": "Aún no hay plano de esta obra. Agregue una hoja como imagen.",
    "add": "Agregar una hoja del plano como imagen",
    "send": "Agregar la hoja",
    "tap": "Toque el plano donde está",
    "x": "Desde la izquierda, ‰",
    "y": "Desde arriba, ‰",
    "set": "Poner el pin",
    "at": "Pin a {{x}} ‰ desde la izquierda y {{y}} ‰ desde arriba de {{sheet}}"
  },
  "history": "Historial",
  "held": {
    "accept": "Yo lo hago",
    "note": "Lo que quiera decir",
    "noteHint": "Hace falta para disputarlo. Lo lee quien vea el pendiente.",
    "name": "Su nombre",
    "answer": "Su respuesta",
    "photoFirst": "Mande primero una foto del trabajo terminado; luego podrá avisar que está listo."
  },
  "states": {
    "draft": "Borrador",
    "work_required": "Por hacer",
    "in_dispute": "En disputa",
    "ready_for_review": "Listo para revisar",
    "not_accepted": "No aceptado",
    "ready_to_close": "Listo para cerrar",
    "closed": "Cerrado",
    "void": "Anulado"
  },
  "transitions": {
    "order": "Ordenar el trabajo",
    "ready": "Listo para revisar",
    "dispute": "Disputarlo",
    "uphold": "El trabajo sí procede",
    "accept": "Aceptar el trabajo",
    "reject": "Rechazar el trabajo",
    "rework": "Retomarlo",
    "close": "Cerrarlo",
    "sendBack": "Devolverlo",
    "reopen": "Reabrirlo",
    "void": "Anularlo"
  },
  "parties": {
    "assignee": "el responsable",
    "manager": "el encargado",
    "approver": "quien aprueba"
  },
  "guards": {
    "photoOfWork": "Falta una foto del trabajo terminado.",
    "otherHands": "Nadie cierra su propio trabajo: lo hace otra persona."
  },
  "trades": {
    "drywall": "Panel de yeso",
    "paint": "Pintura",
    "carpentry": "Carpintería",
    "doors": "Puertas y ventanas",
    "cabinets": "Gabinetes",
    "flooring": "Pisos",
    "tile": "Azulejo",
    "plumbing": "Plomería",
    "electrical": "Electricidad",
    "hvac": "Clima",
    "concrete": "Concreto",
    "masonry": "Albañilería",
    "roofing": "Techos",
    "exterior": "Exteriores",
    "cleaning": "Limpieza",
    "other": "Otro"
  },
  "errors": {
    "summary": "No se pudo hacer",
    "form": "Este formulario ya no sirve. Recargue la página e intente de nuevo.",
    "project": "Elija una obra.",
    "room": "Diga dónde está.",
    "trade": "Elija un oficio.",
    "words": "Diga qué está mal.",
    "long": "Es demasiado largo.",
    "template": "Elija un tipo de cuarto.",
    "rooms": "Escriba al menos un cuarto.",
    "roomsMany": "12 cuartos como máximo a la vez.",
    "day": "Elija un día.",
    "money": "Escriba una suma en dólares, como 250 o 250.50.",
    "pin": "Escriba números de 0 a 1000, o toque dentro del plano.",
    "note": "Diga por qué.",
    "printedName": "Escriba su nombre.",
    "full": "Ya no caben más pendientes.",
    "gone": "Esto ya no está.",
    "stale": "Alguien lo cambió mientras tanto. Aquí está lo que vale ahora y se conserva lo que escribió; envíe de nuevo para poner lo suyo.",
    "blocked": "Ahora no es posible.",
    "photo": {
      "none": "Elija una imagen.",
      "heic": "Es una imagen HEIC, que los navegadores no muestran. En el iPhone elija Ajustes, Cámara, Formatos, Más compatible, y tómela de nuevo.",
      "tooLarge": "Esta imagen pasa de 8 MB. Mande una más chica.",
      "empty": "El archivo está vacío.",
      "unknown": "Suba un archivo de imagen",
      "truncated": "La imagen llegó cortada. Mándela de nuevo.",
      "moving": "No se guardan imágenes animadas. Mande una fija.",
      "tooManyPixels": "La imagen tiene demasiados píxeles. Mande una más chica.",
      "full": "Ya no caben más imágenes.",
      "tooMany": "Ya tiene todas las imágenes que caben."
    }
  },
  "toasts": {
    "punchRaised": "Quedó en la lista",
    "punchNoPhoto": "Quedó en la lista, pero la imagen no se guardó. Agréguela otra vez abajo.",
    "punchBulk": "Los cuartos quedaron en la lista",
    "punchMoved": "Hecho",
    "punchSaved": "Guardado",
    "punchPhoto": "La imagen quedó guardada",
    "punchPinned": "El pin quedó puesto",
    "heldAccepted": "Aceptado",
    "heldMoved": "Su respuesta se envió"
  },
  "days_many": "{{count}} días"
} satisfies Translation<typeof en>;
