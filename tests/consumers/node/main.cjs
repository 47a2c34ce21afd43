const arimaa = require('keddah/arimaa');
const quoridor = require('keddah/quoridor');
const { playAll } = require('./app/play.js');

playAll({ arimaa, quoridor });
