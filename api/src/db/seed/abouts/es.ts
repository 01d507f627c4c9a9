import type { AboutStock } from '../stocks.ts';

export const es: AboutStock = {
  openings: `
Vivo aquí desde hace unos años y me gusta su gente.
Tras una época muy llena, vuelvo a tener tiempo para algo bonito.
#friends Mis amigos dicen que se puede contar conmigo, aunque a veces esté en las nubes.
#morning Madrugo, pero hago excepciones por la buena compañía.
Me gustan las cosas sencillas bien hechas: el pan, un libro, una ruta en bici.
Crecí junto al mar y todavía miro el viento antes que las noticias.
#work Restauro muebles viejos, es mi oficio, y casi todos me perdonan.
En el tren la gente me cuenta su vida. Será mi cara.
#work Doy clase y aprendo por lo menos tanto como mis alumnos.
Me gusta cuando un plan falla y aparece algo mejor.
#sport Hace un año empecé a escalar y no hablo de otra cosa.
#garden Detrás de casa tengo un pequeño jardín, y de momento gana él.
#morning Por la mañana no cuentes conmigo, por la noche doy lo mejor de mí.
Colecciono historias, sobre todo las de los demás.
#work Trabajo en un hospital, así que mi martes a veces es sábado.
`,
  middles: `
#food Los viernes cocino para quien venga.
#museum En los museos me quedo siempre demasiado tiempo ante un solo cuadro.
#music Tengo debilidad por las salas pequeñas y los chistes malos.
#travel En verano me voy con la tienda y casi sin plan.
#pets Mi perro dice que hacemos buen equipo.
#food Hago una tortilla excelente y cuatro pasables.
#books Siempre llevo un libro encima, casi nunca el mismo que ayer.
#sport Salgo a correr, aunque quien me ve lo llama caminar deprisa.
#pets El gato ya vivía en el piso y cree que la visita soy yo.
#family Mi sobrina me enseña a dibujar caballos. Los suyos son mejores.
#music Canto en un coro donde las ganas cuentan más que la afinación.
#games Los juegos de mesa me los tomo en serio, perder no tanto.
#travel Me encantan los trenes nocturnos, aunque no pegue ojo.
#garden En mi balcón crecen tomates y regalo la mitad.
#bike Mi bici es más vieja que casi todas mis opiniones.
`,
  closings: `
¿Tendremos algo que contarnos? Escríbeme.
No busco un cuento de hadas, solo alguien que esté.
#coffee Empecemos con un café y a ver qué hora se hace.
Cuéntame qué te ha hecho reír hoy.
#walk Elige un paseo, el que sea. Yo llevo la merienda.
Mándame tu mejor pregunta, que yo me esmero con la respuesta.
Si has leído hasta aquí, quizá deberíamos hablar.
¿Adónde irías con un viernes libre?
Mejor vernos una vez que escribirnos durante semanas.
#music ¿Qué canción tengo que escuchar sí o sí? Empieza por ahí.
Sin prisa y sin guion. A ver qué pasa.
Me gusta la gente que dice lo que piensa y se ríe al decirlo.
`,
};
