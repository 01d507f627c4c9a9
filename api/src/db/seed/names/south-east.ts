import type { NameStock } from '../stocks.ts';

export const it: NameStock = {
  female: [
    `Paola Antonella Patrizia Daniela Rosa Cristina Stefania Maria Roberta Donatella Lucia Giovanna Sabrina Monica Loredana Cinzia
     Tiziana Carla Angela Gabriella`,
    `Francesca Valentina Elisa Federica Silvia Elena Laura Ilaria Serena Barbara Simona Chiara Veronica Claudia Manuela Alessandra
     Michela Katia Debora Raffaella`,
    `Giulia Martina Sara Alessia Beatrice Giorgia Marta Anna Sofia Aurora Camilla Noemi Greta Arianna Ludovica Gaia Eleonora Irene
     Bianca Rebecca`,
  ],
  male: [
    `Giovanni Antonio Roberto Paolo Stefano Maurizio Massimo Claudio Giuseppe Franco Enrico Sergio Mauro Fabrizio Luigi Carlo Gianni
     Walter Angelo Vincenzo`,
    `Marco Andrea Alessandro Luca Fabio Davide Simone Nicola Emanuele Daniele Michele Giacomo Cristian Ivan Salvatore Valerio Diego
     Mirko Alberto Dario`,
    `Matteo Francesco Lorenzo Federico Riccardo Gabriele Edoardo Tommaso Leonardo Filippo Pietro Mattia Samuele Nicolò Jacopo Giulio
     Elia Alessio Christian Gioele`,
  ],
};

export const es: NameStock = {
  female: [
    `Carmen Pilar María Rosa Mercedes Concha Isabel Montserrat Dolores Teresa Ángeles Inmaculada Yolanda Begoña Milagros Josefa
     Esperanza Amparo Encarna Marisol`,
    `Laura Marta Cristina Raquel Beatriz Nuria Silvia Rocío Patricia Elena Mónica Sonia Vanesa Noelia Eva Ana Susana Verónica Estefanía
     Virginia`,
    `Lucía Paula Sara Irene Alba Claudia Inés Andrea Carla Aitana Nerea Celia Marina Ainhoa Carlota Julia Noa Jimena Miriam Valeria`,
  ],
  male: [
    `Antonio José Francisco Luis Manuel Jesús Juan Fernando Ángel Pedro Vicente Ramón Rafael Joaquín Emilio Julián Santiago Gregorio
     Andrés Agustín`,
    `Javier Carlos David Sergio Óscar Rubén Raúl Jorge Iván Miguel Alberto Daniel Roberto Diego Víctor Jaime Ismael Borja Israel
     Gonzalo`,
    `Alejandro Pablo Álvaro Adrián Mario Marcos Hugo Lucas Nicolás Guillermo Samuel Aitor Unai Ignacio Rodrigo Bruno Izan Héctor
     Mateo Iker`,
  ],
};

export const pl: NameStock = {
  female: [
    `Ewa Dorota Beata Iwona Małgorzata Barbara Grażyna Renata Jolanta Elżbieta Bożena Danuta Mariola Teresa Halina Urszula`,
    `Katarzyna Agnieszka Magdalena Joanna Monika Anna Justyna Sylwia Marta Izabela Edyta Kinga Aneta Karolina Emilia Ewelina`,
    `Aleksandra Natalia Zuzanna Paulina Weronika Hanna Julia Oliwia Maja Wiktoria Patrycja Klaudia Gabriela Martyna Dominika Kamila`,
  ],
  male: [
    `Krzysztof Andrzej Jacek Dariusz Mariusz Jarosław Zbigniew Janusz Wiesław Leszek Bogdan Sławomir Mirosław Waldemar Roman Artur`,
    `Piotr Tomasz Paweł Marcin Grzegorz Łukasz Maciej Rafał Robert Michał Wojciech Sebastian Radosław Przemysław Daniel Adam`,
    `Jakub Mateusz Kamil Szymon Dawid Filip Bartosz Patryk Kacper Adrian Hubert Igor Dominik Oskar Antoni Mikołaj`,
  ],
};
