import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./metrics.en.ts";

export default {
  goals: {
    winning: "Conseguir trabajo",
    cash: "Dinero y margen",
    progress: "Obra en curso",
    schedule: "Programa",
    safety: "Seguridad",
    quality: "Calidad",
    utilisation: "Cuadrillas y máquinas",
    records: "Huecos en los registros",
  },
  parts: {
    month: "Mes",
    week: "Semana",
    project: "Proyecto",
    source: "Origen",
    jobType: "Tipo de trabajo",
    stage: "Etapa",
    trade: "Oficio",
    code: "Código de costo",
    projectState: "Estado del proyecto",
    changeState: "Estado de la orden de cambio",
    crew: "Cuadrilla",
    reason: "Motivo",
    phase: "Fase",
    cause: "Causa",
    outcome: "Resultado",
    priority: "Prioridad",
    machine: "Máquina",
    age: "Días de atraso",
    client: "Cliente",
  },
  names: {
    winRate: "Tasa de éxito",
    dealsWon: "Oportunidades ganadas",
    wonValue: "Valor de lo ganado",
    dealsBegun: "Oportunidades nuevas",
    pipeline: "Cartera abierta",
    forecast: "Cartera ponderada",
    proposalRate: "Propuestas aceptadas",
    proposalsSent: "Propuestas enviadas",
    acceptedValue: "Valor aceptado",
    bidCoverage: "Cobertura de licitaciones",
    budget: "Presupuesto de obras abiertas",
    committedShare: "Presupuesto comprometido",
    openContracts: "Contratos de obras abiertas",
    billed: "Cobrado por avance",
    paymentsIn: "Pagado",
    daysToPay: "Días para cobrar",
    owed: "Nos deben",
    retainageHeld: "Retención pendiente",
    backlog: "Obra por cobrar",
    overBilled: "Cobro de más y de menos",
    jobMargin: "Margen de obras abiertas",
    percentBilled: "Parte cobrada",
    percentSpent: "Parte del costo gastada",
    percentBuilt: "Parte construida",
    costIndex: "Rendimiento del costo (CPI)",
    scheduleIndex: "Rendimiento del programa (SPI)",
    costAtEnd: "Costo al terminar (EAC)",
    marginFade: "Caída del margen",
    largestClient: "Peso del cliente mayor",
    committed: "Comprometido",
    budgetSpent: "Costo contra presupuesto",
    waiversMissing: "Renuncias que faltan",
    changesPending: "Órdenes de cambio pendientes",
    changesApproved: "Órdenes de cambio aprobadas",
    changeDays: "Días hasta la respuesta a un cambio",
    promisesKept: "Compromisos cumplidos (PPC)",
    promisesMissed: "Compromisos incumplidos",
    tasksFinished: "Tareas terminadas",
    onPlan: "Tareas hechas en su día previsto",
    trir: "Tasa de casos registrables (TRIR)",
    dart: "Tasa DART",
    recordableCases: "Casos registrables",
    nearMisses: "Casi accidentes reportados",
    seenSafe: "Observaciones seguras",
    punchOpen: "Pendientes de obra abiertos",
    punchAge: "Antigüedad de los pendientes abiertos",
    punchRaised: "Pendientes levantados",
    punchClosed: "Pendientes cerrados",
    firstPass: "Cerrados en la primera revisión",
    punchRework: "Pendientes devueltos",
    reworkCost: "Costo del retrabajo",
    hoursWorked: "Horas trabajadas",
    hoursOnCode: "Horas con código de costo",
    shiftLength: "Duración de un turno",
    rentalIncome: "Ingresos por máquinas prestadas",
    rentalDays: "Días prestados",
    daysUnlogged: "Días laborables sin bitácora",
    shiftsOpen: "Turnos sin cerrar",
    shiftsUncoded: "Turnos sin código de costo",
    dealsOverdue: "Oportunidades con un paso atrasado",
    wonUnpriced: "Ganadas sin valor",
  },
  texts: {
    winRate: "Oportunidades ganadas, divididas entre ganadas y perdidas, por el día en que se cerraron.",
    dealsWon: "Oportunidades que se ganaron, por el día en que se cerraron.",
    wonValue: "La suma de lo que valen las oportunidades ganadas, por el día en que se cerraron.",
    dealsBegun: "Oportunidades por el día en que se anotaron, sea cual sea su resultado.",
    pipeline: "La suma de lo que valen todas las oportunidades abiertas ahora. Las dormidas no cuentan.",
    forecast:
      "Lo que vale cada oportunidad abierta por su probabilidad, que es la suya o la norma de su etapa.",
    proposalRate: "Aceptaciones, divididas entre aceptaciones, rechazos y propuestas vencidas, por su día.",
    proposalsSent:
      "Cuántas veces se envió una propuesta, por día. La que se revisó y se envió otra vez cuenta dos veces.",
    acceptedValue:
      "La suma que firmaron los clientes, por el día de la firma. Una propuesta que otra enmienda reemplazó no cuenta.",
    bidCoverage:
      "Empresas que enviaron una oferta, divididas entre las invitadas, por el día límite. Los paquetes aún abiertos no cuentan.",
    budget:
      "La suma del presupuesto de todas las partidas de obras que no están cerradas, sin cambios aprobados.",
    committedShare: "Lo comprometido en las partidas de obras no cerradas, dividido entre su presupuesto.",
    openContracts:
      "La suma de los contratos de todas las obras no cerradas, como se escribió en el proyecto.",
    billed:
      "Lo que los dueños certificaron, por el día del certificado, y las facturas menos sus notas de crédito, por el día en que se emitieron. No entra lo anulado.",
    paymentsIn:
      "Los anticipos y los pagos de solicitudes y facturas, por el día en que se pagaron. No cuenta lo que el banco devolvió.",
    daysToPay:
      "El promedio de días del certificado, o de la emisión de una factura, al pago, por el día del pago. Un pago anterior cuenta como cero días.",
    owed: "Lo certificado o facturado que aún no se paga. Los días de atraso se cuentan desde su vencimiento.",
    retainageHeld: "Lo que retiene la última solicitud presentada de cada obra. Lo ya liberado no entra.",
    backlog:
      "Los contratos de las obras abiertas con sus cambios aprobados, menos lo certificado. No entran las obras sin desglose de partidas.",
    overBilled:
      "Lo cobrado de las obras abiertas menos lo ganado: costo gastado entre costo al terminar, por el contrato. Bajo cero se ganó más de lo cobrado. Los costos son los que se anotaron; no entran obras sin costos o sin contrato.",
    jobMargin:
      "El contrato menos el costo al terminar, entre el contrato. Las órdenes de cambio no entran en ningún lado y los costos son los que se anotaron; no entran obras sin costos o sin contrato.",
    percentBilled:
      "Lo cobrado de las obras abiertas con lo retenido, entre sus contratos con los cambios aprobados. Léala junto a las partes gastada y construida: donde va muy adelante, el dinero corre delante de la obra.",
    percentSpent:
      "Lo que han costado las obras abiertas, como máximo lo que costarán, entre su costo al terminar. Los costos son los que se anotaron.",
    percentBuilt:
      "Días de trabajo de las tareas hechos, entre los de todas las tareas en los programas de las obras abiertas. Una tarea empezada cuenta por los días que le quedan, o por la parte hecha.",
    costIndex:
      "El presupuesto de las obras abiertas por la parte construida, entre lo que han costado. Sobre 1 la obra cuesta menos de lo previsto. No entran obras sin presupuesto, costos o programa.",
    scheduleIndex:
      "El presupuesto de las obras abiertas por la parte construida, entre su presupuesto por la parte que la última línea base tiene hecha hasta ayer, repartida por igual en los días de cada tarea. Bajo 1 la obra va atrasada.",
    costAtEnd:
      "Lo que han costado y todavía costarán las obras abiertas: lo que se anotó por venir, o lo que queda del presupuesto o de lo comprometido.",
    marginFade:
      "Costo al terminar de las obras abiertas, menos su presupuesto, menos sus cambios aprobados: en tanto se redujo el margen previsto. Bajo cero creció. No entran obras sin contrato o sin presupuesto.",
    largestClient:
      "Contratos de obras abiertas del cliente con la suma mayor, entre los de todas las obras abiertas que nombran cliente. El nombre vale como está escrito, sin distinguir mayúsculas.",
    committed: "Lo comprometido en los renglones de costo de las obras que no están cerradas.",
    budgetSpent:
      "Lo que han costado los renglones de las obras que no están cerradas, como se anotó, entre su presupuesto.",
    waiversMissing:
      "Pagos a empresas que ya pasaron por el banco y que no tienen una renuncia de gravamen firmada.",
    changesPending: "La suma de las órdenes de cambio con precio o en manos del cliente ahora.",
    changesApproved: "La suma de las órdenes de cambio que aprobaron los clientes, por el día de la firma.",
    changeDays:
      "El promedio de días desde que se envía una orden de cambio hasta que se aprueba o se rechaza.",
    promisesKept:
      "Compromisos del plan semanal cumplidos, divididos entre cumplidos e incumplidos, por semana.",
    promisesMissed: "Compromisos del plan semanal incumplidos, por semana, con el motivo que se dio.",
    tasksFinished: "Tareas de todos los programas por el día en que se terminaron.",
    onPlan:
      "Tareas terminadas a más tardar el día de la última línea base, divididas entre todas las que ya pasaron ese día. Los programas sin línea base no cuentan.",
    trir: "Casos registrables por 200,000, divididos entre las horas trabajadas que se anotaron mes a mes.",
    dart: "Casos con días de baja, restricción o traslado, por 200,000, divididos entre las horas trabajadas.",
    recordableCases: "Reportes con un resultado registrable, por el día en que ocurrió.",
    nearMisses: "Reportes de casi accidentes por día. Que haya más puede decir que se reporta más.",
    seenSafe: "Observaciones de trabajo seguro, divididas entre todas las observaciones, por día.",
    punchOpen: "Pendientes que ahora no están ni cerrados ni anulados.",
    punchAge: "El promedio de días desde que se levantaron los pendientes que ahora están abiertos.",
    punchRaised: "Pendientes por el día en que se levantaron.",
    punchClosed: "Pendientes cerrados, por el día en que se cerraron por última vez.",
    firstPass: "Pendientes cerrados que nunca se rechazaron, divididos entre todos los cerrados.",
    reworkCost:
      "Cargos al sub de los pendientes, por el día en que se anotó cada uno: lo que costó corregir el trabajo de otros. Los anulados no cuentan.",
    punchRework: "Cuántas veces se rechazó, se devolvió o se reabrió un trabajo terminado, por día.",
    hoursWorked: "Horas pagadas de todos los turnos terminados, por el día en que empezaron.",
    hoursOnCode: "Horas pagadas de turnos con código de costo, divididas entre todas las horas pagadas.",
    shiftLength: "Horas pagadas, divididas entre el número de turnos.",
    rentalIncome: "Lo acordado por las máquinas propias que se prestaron, por el primer día del préstamo.",
    rentalDays: "Días por los que se prestaron máquinas propias, por el primer día del préstamo.",
    daysUnlogged:
      "Lunes a viernes de los últimos 14 días en que una obra activa no tiene bitácora entregada, desde el día en que empezó aquí.",
    shiftsOpen: "Turnos que empezaron antes de hoy y no tienen fin: sus horas aún no están en ninguna cifra.",
    shiftsUncoded: "Turnos terminados sin código de costo, por el día en que empezaron.",
    dealsOverdue:
      "Oportunidades abiertas cuya próxima acción vencía antes de hoy: lo que la cartera dice de ellas puede ser viejo.",
    wonUnpriced:
      "Oportunidades ganadas que no tienen valor, por el día en que se cerraron. Faltan en el valor de lo ganado.",
  },
} satisfies Translation<typeof en>;
