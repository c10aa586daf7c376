import type { SeedTexts } from "./seed-article.ts";

export const CODE_ACCESS_GUESTS_ES: SeedTexts = {
  "ada-221": {
    title: "Cuántos lugares para silla de ruedas en áreas con asientos",
    body: "Con asientos fijos: 4 a 25 asientos 1 lugar, 26 a 50 asientos 2, 51 a 150 asientos 4, 151 a 300 asientos 5, 301 a 500 asientos 6; hasta 5000 asientos 6 más 1 por cada 150 o fracción arriba de 500; más de 5000 asientos 36 más 1 por cada 200 o fracción. Cada uno tiene asiento de acompañante.",
  },
  "ada-224": {
    title: "Cuántos cuartos de hotel son accesibles",
    body: "Cuartos con accesibilidad de movilidad, sin y con regadera a nivel: hasta 25 cuartos 1 y ninguno; hasta 50 cuartos 2 y ninguno; hasta 75 cuartos 3 y 1; hasta 100 cuartos 4 y 1; hasta 150 cuartos 5 y 2; hasta 200 cuartos 6 y 2; hasta 300 cuartos 7 y 3; hasta 400 cuartos 8 y 4; hasta 500 cuartos 9 y 4; de 501 a 1000 cuartos 2 por ciento y 1 por ciento.",
  },
  "ada-224-4": {
    title: "Cuartos de hotel para huéspedes que no oyen bien",
    body: "Cuartos con alarma visible y avisos de puerta y teléfono: 2 a 25 cuartos 2, hasta 50 cuartos 4, hasta 75 cuartos 7, hasta 100 cuartos 9, hasta 150 cuartos 12, hasta 200 cuartos 14, hasta 300 cuartos 17, hasta 400 cuartos 20, hasta 500 cuartos 22, hasta 1000 cuartos 5 por ciento. A lo más 10 por ciento de los de movilidad cuentan entre ellos.",
  },
  "ada-242": {
    title: "Entradas accesibles a una alberca",
    body: "La alberca con 300 pies de muro o más tiene dos entradas, una de ellas elevador o rampa de entrada; la menor tiene elevador o rampa de entrada. La de olas, río lento o similar con acceso en un solo lugar tiene una entrada, también un sistema de transferencia. El elevador va donde el agua tiene 48 pulg o menos, salvo que toda sea más honda.",
  },
  "ada-206-2-3": {
    title: "Cuándo un edificio chico no necesita elevador",
    body: "Un edificio privado de menos de 3 pisos, o con menos de 3000 pies² en cada piso, no necesita ruta accesible entre pisos, así que tampoco elevador. No vale para centros comerciales, consultorios de salud, terminales ni aeropuertos. Lo que hay en cada piso es accesible de todos modos.",
  },
  "ada-219": {
    title: "Escucha asistida en salas de reunión",
    body: "Donde el sonido es necesario para usar la sala y hay amplificación, y en toda sala de tribunal, hay sistema de escucha asistida. Receptores: hasta 50 asientos 2; hasta 200 asientos 2 más 1 por cada 25 arriba de 50; hasta 500 asientos 2 más 1 por cada 25; hasta 1000 asientos 20 más 1 por cada 33 arriba de 500. Una cuarta parte, al menos 2, sirve con audífonos.",
  },
};
