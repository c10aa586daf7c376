import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./brief-rules.en.ts";

export default {
  weatherStop: {
    name: "El clima contra el trabajo de hoy",
    says: "Tareas que el pronóstico detiene: {{n}}. {{measure}}: {{value}}, límite {{limit}}.",
    act: "Mover el trabajo",
  },
  weatherCaution: {
    name: "Trabajo que pide cuidado con este clima",
    says: "Tareas cerca de un límite del clima, o con un dato que nadie pronosticó: {{n}}.",
    act: "Ver los límites",
  },
  heat: {
    name: "Calor",
    says: "Índice de calor {{index}} °F (National Weather Service). Prevea agua, sombra y descansos.",
    act: "Calcular el índice de calor",
  },
  cold: {
    name: "Frío",
    says: "Temperatura mínima {{low}} °F; su límite es {{limit}} °F.",
    act: "Ver el pronóstico",
  },
  permitExpired: {
    name: "Permisos vencidos",
    says: "Permisos que pasaron su último día: {{n}}. Quizá haya que parar el trabajo que amparan.",
    act: "Renovar",
  },
  permitExpiring: {
    name: "Permisos por vencer",
    says: "Permisos con {{limit}} días o menos: {{n}}. Días que le quedan al primero: {{days}}.",
    act: "Pedir una prórroga",
  },
  correctionsWaiting: {
    name: "Correcciones de planos en espera",
    says: "Permisos que esperan correcciones desde hace {{limit}} días o más: {{n}}.",
    act: "Responder las correcciones",
  },
  inspectionNotBooked: {
    name: "Ninguna inspección pedida",
    says: "Permisos expedidos sin una inspección por delante: {{n}}.",
    act: "Pedir una inspección",
  },
  inspectionOverdue: {
    name: "Inspecciones sin resultado",
    says: "Inspecciones cuyo día ya pasó y que no tienen resultado: {{n}}. Días desde la primera: {{days}}.",
    act: "Anotar el resultado",
  },
  inspectionToday: {
    name: "Inspección hoy",
    says: "Inspecciones de este día: {{n}}. El trabajo debe estar descubierto y con acceso.",
    act: "Preparar la inspección",
  },
  inspectionFailed: {
    name: "Inspecciones no aprobadas",
    says: "Inspecciones que no se aprobaron y que nadie ha vuelto a pedir: {{n}}.",
    act: "Corregir y pedirla otra vez",
  },
  logMissing: {
    name: "Falta la bitácora diaria",
    says: "Trabajos sin bitácora del último día hábil ({{day}}): {{n}}.",
    act: "Escribir la bitácora",
  },
  logNotHandedIn: {
    name: "Bitácora diaria sin entregar",
    says: "Bitácoras del último día hábil que siguen en borrador: {{n}}.",
    act: "Entregarla",
  },
  delaysOfWeek: {
    name: "Horas perdidas esta semana",
    says: "Horas que los trabajos estuvieron parados en siete días: {{hours}}, en {{n}} bitácoras; su límite es {{limit}}.",
    act: "Ver las causas",
  },
  contractFinish: {
    name: "Fin del contrato",
    says: "Trabajos cuyo último día de contrato está a {{limit}} días o menos, o ya pasó: {{n}}. El primero: {{day}}.",
    act: "Abrir el trabajo",
  },
  rfiOverdue: {
    name: "RFI sin respuesta",
    says: "RFI con la respuesta atrasada: {{n}}. Días desde que se necesitaba la primera: {{days}}.",
    act: "Preguntar otra vez",
  },
  changeWaiting: {
    name: "Órdenes de cambio que esperan al cliente",
    says: "Órdenes de cambio que esperan {{limit}} días o más: {{n}}. La primera: {{days}} días.",
    act: "Recordárselo al cliente",
  },
  floatLow: {
    name: "Poca holgura",
    says: "Tareas abiertas con no más de {{limit}} días de holgura: {{n}}.",
    act: "Abrir el programa",
  },
  criticalLate: {
    name: "Tareas críticas atrasadas",
    says: "Tareas críticas que debieron empezar o terminar y no lo han hecho: {{n}}.",
    act: "Reprogramar",
  },
  predecessorOpen: {
    name: "Tareas cuya anterior no está lista",
    says: "Tareas de este día que esperan a otra sin terminar: {{n}}.",
    act: "Acordar el orden del trabajo",
  },
  deadlineMissed: {
    name: "Fecha límite",
    says: "Programas que terminan después de su fecha límite: {{n}}. Días de atraso: {{days}}.",
    act: "Buscar tiempo",
  },
  scheduleStale: {
    name: "Programa sin avance reportado",
    says: "Programas con el último avance de hace más de {{limit}} días: {{n}}. El más viejo: {{days}} días.",
    act: "Reportar el avance",
  },
  punchCritical: {
    name: "Pendientes de prioridad alta",
    says: "Pendientes abiertos de prioridad alta: {{n}}.",
    act: "Abrir la lista",
  },
  punchOverdue: {
    name: "Pendientes vencidos",
    says: "Pendientes que pasaron su día: {{n}}. El más viejo, por {{days}} días.",
    act: "Reclamarlos",
  },
  punchDisputed: {
    name: "Pendientes en disputa",
    says: "Pendientes en disputa desde hace {{limit}} días o más: {{n}}.",
    act: "Decidir",
  },
  punchRejected: {
    name: "Pendientes devueltos otra vez",
    says: "Pendientes abiertos devueltos {{limit}} veces o más: {{n}}.",
    act: "Ver el trabajo juntos",
  },
  missedOut: {
    name: "Salidas sin marcar",
    says: "Trabajadores que siguen adentro después de {{limit}} horas: {{n}}.",
    act: "Corregir las horas",
  },
  longShift: {
    name: "Turnos largos",
    says: "Turnos de {{limit}} horas o más en siete días que nadie ha explicado: {{n}}.",
    act: "Preguntar por ellos",
  },
  outsideFence: {
    name: "Marcas lejos de la obra",
    says: "Marcas fuera del cerco en siete días: {{n}}. La más lejana, por {{metres}} m.",
    act: "Revisarlas",
  },
  overtimeComing: {
    name: "Tiempo extra a la vista",
    says: "Trabajadores con {{limit}} horas o más esta semana: {{n}}. El máximo: {{hours}} h.",
    act: "Planear el resto de la semana",
  },
  budgetBurned: {
    name: "Horas casi agotadas",
    says: "Códigos con {{limit}} % o más de sus horas previstas ya trabajadas: {{n}}. El más alto: {{percent}} %.",
    act: "Ver las horas por código",
  },
  rentalOverdue: {
    name: "Máquinas rentadas sin devolver",
    says: "Máquinas pasadas de su día de devolución: {{n}}, la primera desde el {{day}}. Un día más cuesta {{cost}} dólares según las tarifas acordadas.",
    act: "Devolverla o pedir más tiempo",
  },
  deliveriesToday: {
    name: "Entregas de este día",
    says: "Cargas de material que se esperan este día: {{n}}. Vistas por alguien en la obra: {{seen}}.",
    act: "Abrir el pedido",
  },
  weekUnapproved: {
    name: "Horas sin aprobar",
    says: "Semanas terminadas y sin aprobar: {{n}}. La primera empezó el {{day}}.",
    act: "Aprobar la semana",
  },
  talkToday: {
    name: "Hoy no hay charla de seguridad",
    says: "No hay ninguna charla de seguridad anotada para este día.",
    act: "Dar una",
  },
  talkOfWeek: {
    name: "Ninguna charla firmada",
    says: "Ninguna charla de seguridad firmada en {{limit}} días.",
    act: "Dar una",
  },
  talkOpen: {
    name: "Charlas sin cerrar",
    says: "Charlas de días anteriores que no firmó quien las dio: {{n}}.",
    act: "Firmar el acta",
  },
  workerUnsigned: {
    name: "Trabajadores sin charla de seguridad",
    says: "Trabajadores de esta obra que no firmaron ninguna charla en {{limit}} días: {{n}}.",
    act: "Ver quién falta",
  },
  criticalFailed: {
    name: "Fallaron puntos críticos",
    says: "Listas de verificación con un punto crítico que falló: {{n}}.",
    act: "Abrir la lista",
  },
  actionOverdue: {
    name: "Acciones correctivas vencidas",
    says: "Acciones que pasaron su día: {{n}}. La más vieja, por {{days}} días.",
    act: "Cerrarla",
  },
  findingRepeated: {
    name: "Hallazgos que vuelven",
    says: "Puntos que fallaron una y otra vez en {{days}} días: {{n}}. El peor: {{times}} veces.",
    act: "Abrir las listas",
  },
  checklistDue: {
    name: "Toca una lista de verificación",
    says: "Días desde la última lista firmada: {{days}}; su límite es {{limit}}.",
    act: "Recorrer la obra",
  },
  checklistPlanned: {
    name: "Listas programadas",
    says: "Listas que tocan según su plan: {{n}}. La más atrasada, por {{days}} días.",
    act: "Comenzarla",
  },
  checklistOpen: {
    name: "Listas de verificación sin terminar",
    says: "Listas empezadas otro día y sin firmar: {{n}}.",
    act: "Terminarla",
  },
  oshaClock: {
    name: "Hay que avisar a OSHA",
    says: "Avisos a OSHA por hacer: {{n}}. El primero en {{hours}} horas, antes del {{deadline}} (29 CFR 1904.39).",
    act: "Abrir el reporte",
  },
  nearMissUnreviewed: {
    name: "Casi accidentes sin revisar",
    says: "Casi accidentes de hace {{limit}} días o más por los que nadie ha preguntado por qué: {{n}}.",
    act: "Preguntar por qué",
  },
  reportActionOverdue: {
    name: "Acciones tras un informe, vencidas",
    says: "Acciones tras informes que pasaron su día: {{n}}. La más vieja, por {{days}} días.",
    act: "Cerrarla",
  },
  hoursMissing: {
    name: "Faltan las horas para la tasa",
    says: "No se anotaron las horas del mes que empezó el {{day}}: sin ellas no hay tasa.",
    act: "Anotar las horas",
  },
  onSiteAfterHours: {
    name: "En la obra fuera de horario",
    says: "Personas que siguen adentro después de las {{limit}}:00: {{n}}.",
    act: "Pasar lista",
  },
  notSignedOut: {
    name: "Sin marcar su salida",
    says: "Personas que llegaron otro día y no marcaron su salida: {{n}}.",
    act: "Buscarlas",
  },
  noHospital: {
    name: "Sin sala de urgencias",
    says: "La página de la obra no nombra ninguna sala de urgencias.",
    act: "Agregarla",
  },
  licenceExpiring: {
    name: "Licencias por vencer",
    says: "Licencias con {{limit}} días o menos, o vencidas: {{n}}. La primera, el {{day}}.",
    act: "Abrir la licencia",
  },
  complianceBlocked: {
    name: "En obra sin sus papeles",
    says: "De {{all}} en obra, a {{n}} les falta algo de lo que se pidió.",
    act: "Ver qué falta",
  },
  complianceExpiring: {
    name: "Papeles por vencer",
    says: "Papeles con {{limit}} días o menos: {{n}}. El primero, el {{day}}.",
    act: "Pedir la renovación",
  },
} satisfies Translation<typeof en>;
