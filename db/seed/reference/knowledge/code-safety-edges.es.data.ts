import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_EDGES_ES: SeedTexts = {
  "osha-1926-552-a": {
    title: "Malacates: carga a la vista y cable gastado",
    body: "La carga, la velocidad y las advertencias van a la vista en la cabina o plataforma. El cable se retira con 6 alambres rotos en un paso o 3 en un torón del paso, cuando los alambres de afuera perdieron más de 1/3 de su grueso, si muestra daño por calor, o si su diámetro bajó más de 3/64 pulg en cable de hasta 3/4 pulg, o 1/16 pulg hasta 1-1/8 pulg.",
  },
  "osha-1926-453-b": {
    title: "Trabajar en un elevador de brazo",
    body: "Los controles se prueban cada día antes de usarlo, y solo lo opera quien está autorizado. Los frenos van puestos y los estabilizadores sobre placas o suelo firme; en pendiente, ruedas con cuñas. Se está de pie en el piso de la canastilla, nunca en su baranda, tablón o escalera, ni amarrado a un poste o edificio vecino. El camión no se mueve con gente arriba, salvo que esté hecho para eso.",
  },
  "osha-1926-503": {
    title: "Capacitación contra caídas y su constancia",
    body: "Una persona competente capacita a quien está expuesto a caer en cómo ocurren las caídas y cómo se arma, usa y revisa el equipo. Una constancia dice quién se capacitó y cuándo, con firma del instructor o del patrón; se guarda la más reciente. A quien muestra no saberlo, o cambia de trabajo o equipo, se le capacita otra vez.",
  },
  "osha-1926-501-b-5": {
    title: "En la cara de cimbra y varilla",
    body: "Quien trabaja en la cara de la cimbra o del acero de refuerzo se protege de caídas de 6 pies o más con arnés, red o equipo de posicionamiento.",
  },
  "osha-1926-501-b-7": {
    title: "Caer en excavaciones, pozos y fosas",
    body: "Al borde de una excavación de 6 pies o más de hondo que no se ve bien por plantas u otra cosa hay barandas, cercas o barreras. Un pozo, fosa o tiro de 6 pies o más de hondo lleva baranda, cerca, barrera o tapa.",
  },
  "osha-1926-501-b-9": {
    title: "Pegar ladrillo desde adentro en un borde",
    body: "Los albañiles que pegan ladrillo desde adentro a 6 pies o más de altura tienen barandas, redes o arnés, o trabajan en zona de acceso controlado. Quien alcanza más de 10 pulg abajo del nivel donde pisa necesita baranda, red o arnés.",
  },
  "osha-1926-501-b-14": {
    title: "Vanos de muro por donde caer",
    body: "Donde un vano de muro tiene su borde inferior exterior a 6 pies o más de altura y el interior a menos de 39 pulg del piso, quien trabaja en él, cerca o a través de él tiene baranda, red o arnés; también donde cuelga un ducto.",
  },
  "osha-1926-502-e": {
    title: "Equipo de posicionamiento",
    body: "Se instala de modo que nadie caiga libremente más de 2 pies. El anclaje resiste el doble del mayor impacto de una caída o 3,000 lb, lo que sea mayor. Se revisa antes de cada uso.",
  },
  "osha-1926-502-d-20": {
    title: "Arneses: revisión, después de una caída, rescate",
    body: "El equipo se revisa antes de cada uso y se retira lo gastado o roto. Lo que detuvo una caída se retira hasta que una persona competente lo halle sano. El patrón asegura que a quien queda colgado se le rescate pronto o se rescate solo. Nada se amarra a una baranda o un malacate.",
  },
  "osha-1926-651-h": {
    title: "Agua en una excavación",
    body: "Nadie trabaja donde hay o se junta agua salvo que se controle el peligro, con apuntalamiento o cajón para suelo mojado, con bombeo o con arnés y línea. Una persona competente vigila las bombas, y el agua de la superficie se desvía con zanjas o bordos.",
  },
  "osha-1926-651-i": {
    title: "Excavar junto a edificios y banquetas",
    body: "Donde la excavación pone en peligro un edificio, muro o estructura vecina, se apuntala o se recalza. No se excava abajo de la base de una zapata con riesgo para la gente salvo que haya soporte, que sea roca estable o que un ingeniero la halle lo bastante lejos o segura. No se socava una banqueta sin soporte.",
  },
  "osha-1926-651-f": {
    title: "Camiones, cargas y tránsito en una excavación",
    body: "Quien está expuesto al tránsito usa chaleco reflejante. Nadie queda bajo una carga que se iza o excava, ni junto a un camión que se carga. Donde el operador cerca del borde no lo ve, hay barreras, señales o topes.",
  },
  "osha-1926-651-j-1": {
    title: "Roca suelta y objetos junto al corte",
    body: "Los árboles, postes, piedras y todo lo que junto al corte caiga sobre la gente se retira o se sujeta. La roca y tierra suelta de la cara se desprende, o la detienen barreras.",
  },
  "osha-1926-416-e": {
    title: "Cordones gastados, clavos y cables ocultos",
    body: "No se usan cordones gastados o pelados, ni se engrapan, cuelgan de clavos o sostienen con alambre. Antes de trabajar, el patrón averigua, preguntando, viendo o probando, si un circuito vivo, visible u oculto, toca a alguien o a su herramienta, y pone letreros.",
  },
  "osha-1926-1153-t-x": {
    title: "Sílice: rompedoras y martillos cinceladores",
    body: "Con rocío continuo de agua en la punta, o cubierta y colector de polvo con filtro del 99 por ciento: al aire libre sin respirador hasta 4 horas por turno; más tiempo, uno de APF 10. Adentro o en lugar encerrado, APF 10 desde el principio.",
  },
};
